import { expect, test } from 'vitest';
import { timeLeft } from './rules.ts';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['2026-12-23T12:00:00Z', '30 days left'],
  ['2026-12-23T11:59:00Z', '30 days left'],
  ['2026-11-25T12:00:00Z', '2 days left'],
  ['2026-11-24T12:00:01Z', '2 days left'],
  ['2026-11-24T12:00:00Z', 'Last day'],
  ['2026-11-23T12:00:01Z', 'Last day'],
  ['2026-11-23T11:00:00Z', 'Last day'],
])('what is kept until %s has %s', (expiresAt, words) => {
  expect(timeLeft(expiresAt, now)).toBe(words);
});
