import { expect, test } from 'vitest';
import { averageLinkage } from './average-linkage.ts';

/** The clusters of points of which pairs have these similarities; all others have none. */
function clustersOf(n: number, pairs: readonly (readonly [a: number, b: number, similarity: number])[], least: number) {
  const matrix = new Float32Array(n * n);
  for (const [a, b, similarity] of pairs) {
    matrix[a * n + b] = similarity;
    matrix[b * n + a] = similarity;
  }
  return averageLinkage(matrix, n, least)
    .map((cluster) => cluster.toSorted((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

test('what is alike comes together, and every point is in one cluster', () => {
  const pairs = [
    [0, 2, 0.9],
    [1, 3, 0.8],
    [2, 4, 0.7],
    [0, 4, 0.8],
  ] as const;
  expect(clustersOf(6, pairs, 0.3)).toEqual([[0, 2, 4], [1, 3], [5]]);
});

test('a point that is like one of a cluster and unlike the others stays out: the mean counts', () => {
  const chain = [
    [0, 1, 0.9],
    [1, 2, 0.5],
  ] as const;
  expect(clustersOf(3, chain, 0.3)).toEqual([[0, 1], [2]]);
  expect(clustersOf(3, chain, 0.25)).toEqual([[0, 1, 2]]);
});

test('the nearest come together first', () => {
  const pairs = [
    [0, 1, 0.5],
    [1, 2, 0.9],
    [0, 2, 0.1],
  ] as const;
  expect(clustersOf(3, pairs, 0.4)).toEqual([[0], [1, 2]]);
});

test('nothing makes no clusters', () => {
  expect(clustersOf(0, [], 0.3)).toEqual([]);
});
