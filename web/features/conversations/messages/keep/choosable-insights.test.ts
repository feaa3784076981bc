import { expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { choiceAmong, choosable } from './choosable-insights.ts';

const passage = {
  ...{ documentId: 3, fileName: 'a.txt', start: 5, end: 9, quote: 'Well', speaker: null, place: null },
  removed: false,
};
const insight = (id: number, title: string, evidence: object[] = []) =>
  ({ id, title, fileName: '', analysis: { title, summary: 'About bakeries', evidence } }) as unknown as Insight;
const insights = [insight(1, 'Rain keeps people away'), insight(2, 'Bread is thrown away', [passage])];

test('an insight is found by the words of its title and summary, in any order and case', () => {
  expect(choosable(insights, passage, ' AWAY rain ').map(({ id }) => id)).toEqual([1]);
  expect(choosable(insights, passage, 'bakeries').map(({ id }) => id)).toEqual([1, 2]);
  expect(choosable(insights, passage, 'rain bread')).toEqual([]);
});

test('an insight that has the passage is shown and cannot be chosen', () => {
  const listed = choosable(insights, passage, '');
  expect(listed.map(({ has }) => has)).toEqual([false, true]);
  expect(choiceAmong(listed, 2)?.id).toBe(1);
  expect(choiceAmong(listed.slice(1), undefined)).toBeUndefined();
});

test('what was chosen stays chosen for as long as it is listed, and then the first is', () => {
  const listed = choosable([insight(4, 'A'), insight(5, 'B')], passage, '');
  expect(choiceAmong(listed, 5)?.id).toBe(5);
  expect(choiceAmong(listed, 9)?.id).toBe(4);
});
