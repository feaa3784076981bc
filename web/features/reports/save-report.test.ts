import { expect, test } from 'vitest';
import { RequestError, UnreachableError } from '../../lib/api.ts';
import { failureText } from './save-report.ts';

test('a refused download says what the specification says', () => {
  expect(failureText(new RequestError(401, 'Unauthorized', ''))).toBe(
    'You need to be logged in to download this report.',
  );
  expect(failureText(new RequestError(403, 'Forbidden', ''))).toBe(
    "You don't have permission to download this report.",
  );
  expect(failureText(new RequestError(404, 'Not Found', ''))).toBe('Failed to download PDF: 404 Not Found');
  const busy = JSON.stringify({ message: 'Too many reports.', code: 'unavailable' });
  expect(failureText(new RequestError(503, '', busy))).toBe('Failed to download PDF: 503 Too many reports.');
  expect(failureText(new UnreachableError())).toContain('cannot be reached');
});
