import { expect, test } from 'vitest';
import { weightShare } from './weight-share.ts';

const weights = new Map([
  [1, 3],
  [2, 1],
]);

test('a heavy term counts for more than a light one', () => {
  expect(weightShare(weights, new Set([1]))).toBe(0.75);
  expect(weightShare(weights, new Set([2]))).toBe(0.25);
  expect(weightShare(weights, new Set([1, 2]))).toBe(1);
});

test('other terms add nothing', () => {
  expect(weightShare(weights, new Set([2, 7, 8]))).toBe(0.25);
  expect(weightShare(weights, new Set([7]))).toBe(0);
});

test('without weighted terms the share is 0', () => {
  expect(weightShare(new Map(), new Set([1]))).toBe(0);
});
