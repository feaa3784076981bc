import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('the same words elsewhere have the offsets of where they are', () => {
  const text = 'No bread today. No bread today.';
  const at = (start: number) => wordsOf(text, { start, end: start + 15 }, 'english').map((word) => word.start);
  expect([at(0), at(16), at(0)]).toEqual([
    [0, 3, 9],
    [16, 19, 25],
    [0, 3, 9],
  ]);
});
