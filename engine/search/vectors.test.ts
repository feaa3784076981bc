import { expect, test } from 'vitest';
import { vectorWidth } from '../tuning.ts';
import { cosine, vectorOf } from './vectors.ts';

test('a vector is 1536 wide, of unit length and the same every time', () => {
  const vector = vectorOf('The card reader never works when it rains.', 'english');
  expect(vector).toHaveLength(vectorWidth);
  expect(cosine(vector, vector)).toBeCloseTo(1, 10);
  expect(vectorOf('The card reader never works when it rains.', 'english')).toEqual(vector);
});

test('texts about the same topic are nearer than others', () => {
  const own = vectorOf('The card reader never works when it rains.', 'english');
  const near = vectorOf('Card readers fail in the rain.', 'english');
  const far = vectorOf('My daughter planted potatoes in May.', 'english');
  expect(cosine(own, near)).toBeGreaterThan(cosine(own, far) + 0.2);
});

test('a text without words has no direction', () => {
  expect(vectorOf('… — !', 'english').every((x) => x === 0)).toBe(true);
});
