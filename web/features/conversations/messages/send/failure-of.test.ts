import { expect, test } from 'vitest';
import { RequestError } from '../../../../lib/api.ts';
import { failureOf } from './failure-of.ts';

const refused = [403, 404].map((status) => new RequestError(status, '', ''));
const broken = [new RequestError(500, '', ''), new TypeError('no network')];

test('what was read stays when it cannot be read again, unless it may no longer be read', () => {
  for (const error of broken) expect(failureOf({ error, data: [] })).toBeNull();
  for (const error of refused) expect(failureOf({ error, data: [] })).toBe('refused');
});

test('what was never read cannot be shown', () => {
  for (const error of broken) expect(failureOf({ error, data: undefined })).toBe('failed');
  for (const error of refused) expect(failureOf({ error, data: undefined })).toBe('refused');
  expect(failureOf({ error: null, data: undefined })).toBeNull();
});
