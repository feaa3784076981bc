import { expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { buildInsight } from '../testing.ts';
import { changeOf, inverseOf, tagsAfter } from './tag-changes.ts';

const waste = { id: 7, name: 'Bread waste', color: '#EF4444' };
const tagged = (keywords: string[], topics: Insight['topics'] = []) => buildInsight({ topics, analysis: { keywords } });
const after = (insight: Insight, name: string, adds: boolean, topics: Insight['topics'] = []) => {
  const change = changeOf(insight, name, adds, topics);
  return change && tagsAfter(insight, change);
};

test('a tag is trimmed and not added twice, whatever its case', () => {
  expect(after(tagged(['night']), '  oven ', true)?.analysis.keywords).toEqual(['night', 'oven']);
  expect(changeOf(tagged(['night']), ' NIGHT', true)).toBeNull();
  expect(changeOf(tagged([], [waste]), 'bread Waste', true)).toBeNull();
  expect(changeOf(tagged([]), '   ', true)).toBeNull();
});

test('the name of a topic files the insight under it and adds no keyword', () => {
  const changed = after(tagged(['night']), 'bread waste', true, [waste]);
  expect(changed?.topics).toEqual([waste]);
  expect(changed?.analysis.keywords).toEqual(['night']);
});

test('removing a tag takes the keyword and the topic of that name', () => {
  const changed = after(tagged(['BREAD WASTE', 'night'], [waste]), 'Bread waste', false);
  expect(changed?.topics).toEqual([]);
  expect(changed?.analysis.keywords).toEqual(['night']);
  expect(changeOf(tagged(['night']), 'oven', false)).toBeNull();
});

test('what was refused is undone, for keywords and for topics', () => {
  for (const insight of [tagged(['night']), tagged([], [waste])]) {
    const [name] = [...(insight.analysis.keywords ?? []), ...insight.topics.map((topic) => topic.name)];
    const change = changeOf(insight, name ?? '', false);
    if (!change) throw new Error('nothing to change');
    const changed = tagsAfter(insight, change);
    expect(tagsAfter({ ...insight, ...changed }, inverseOf(change))).toEqual({
      analysis: insight.analysis,
      topics: insight.topics,
    });
  }
});
