import { expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { rowsOf, rowWith } from './rows-of.ts';

const insight = (id: number, question = '') => ({ id, analysis: { question } }) as Insight;
const told = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) =>
    'heading' in row ? [row.heading.question, row.heading.insights.length] : row.insights.map(({ id }) => id),
  );
const insights = [
  ...[1, 2, 3].map((id) => insight(id, 'Who bakes?')),
  insight(4, 'Who buys?'),
  ...[5, 6].map((id) => insight(id)),
];

test('without groups, rows are filled from the first insight to the last', () => {
  expect(told(rowsOf(insights, 4, false))).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('each question is above its own rows, with how many insights answer it', () => {
  expect(told(rowsOf(insights, 2, true))).toEqual([
    ['Who bakes?', 3],
    [1, 2],
    [3],
    ['Who buys?', 1],
    [4],
    [null, 2],
    [5, 6],
  ]);
});

test('a card is found in its row, whatever headings precede it', () => {
  const rows = rowsOf(insights, 2, true);
  expect([0, 1, 2, 3, 4, 5, 6].map((place) => rowWith(rows, place))).toEqual([1, 1, 2, 4, 6, 6, -1]);
  expect([0, 3, 4].map((place) => rowWith(rowsOf(insights, 4, false), place))).toEqual([0, 0, 1]);
});
