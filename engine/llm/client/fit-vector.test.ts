import { expect, test } from 'vitest';
import { fitVector } from './fit-vector.ts';

const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
/** Numbers of a fixed sequence, about as random. */
const numbers = (length: number, seed: number) =>
  Array.from({ length }, (_, i) => Math.sin((i + 1) * 12.9898 * seed) % 1);

test.each([3, 768, 1536, 3072, 4096])('a vector of %d numbers is stored as one of 1536, of unit length', (length) => {
  const fitted = fitVector(numbers(length, 1), 1536);
  expect(fitted).toHaveLength(1536);
  expect(cosine(fitted, fitted)).toBeCloseTo(1, 5);
});

test('shorter vectors keep their cosine, longer ones about keep it', () => {
  for (const [length, digits] of [
    [768, 5],
    [4096, 1],
  ] as const) {
    const [a, b] = [numbers(length, 1), numbers(length, 3).map((x, i) => x + (numbers(length, 1)[i] ?? 0))];
    const exact = cosine(fitVector(a, length), fitVector(b, length));
    expect(cosine(fitVector(a, 1536), fitVector(b, 1536))).toBeCloseTo(exact, digits);
  }
});
