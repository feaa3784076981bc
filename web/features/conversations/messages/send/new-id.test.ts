import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are random UUIDs of version 4', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
