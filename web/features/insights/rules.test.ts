import { describe, expect, test } from 'vitest';
import type { Analysis, Insight } from '#contract/insights/insights.ts';
import { carriesAll, coloredTags, shownInsights, tagCounts, withToggled } from './rules.ts';
import { buildInsight } from './testing.ts';

const insight = (changes: Partial<Insight> = {}, analysis: Partial<Analysis> = {}) =>
  buildInsight({
    title: 'Buyers want the price first',
    topics: [{ id: 7, name: 'Price', color: '#EF4444' }],
    ...changes,
    analysis: {
      title: 'Buyers want the price first',
      summary: 'Nine people left at the sign-up step.',
      keywords: ['price', 'Sign-up'],
      businessImpact: 'Show the total early.',
      ...analysis,
    },
  });

describe('tags', () => {
  test('a topic comes first with its own colour, and the keyword of the same name is not repeated', () => {
    const tags = coloredTags(insight());
    expect(tags.map(({ name }) => name)).toEqual(['Price', 'Sign-up']);
    expect(tags[0]?.color).toBe('#EF4444');
  });

  test('a keyword has the same colour each time', () => {
    expect(coloredTags(insight({ topics: [] }))[1]).toEqual(coloredTags(insight({ id: 2 }))[1]);
  });

  test('tags are counted over all insights, the most frequent first', () => {
    const counts = tagCounts([insight(), insight({ topics: [] }), insight({}, { keywords: [] })]);
    expect(counts.map(({ name, count }) => [name, count])).toEqual([
      ['Price', 3],
      ['Sign-up', 2],
    ]);
  });

  test('chosen tags are joined by AND, whatever the case', () => {
    expect(carriesAll(insight(), ['PRICE', 'sign-up'])).toBe(true);
    expect(carriesAll(insight(), ['price', 'trust'])).toBe(false);
    expect(carriesAll(insight(), [])).toBe(true);
  });

  test('a second click takes a tag out of the filter', () => {
    expect(withToggled(['price'], 'trust')).toEqual(['price', 'trust']);
    expect(withToggled(['price', 'trust'], 'Price')).toEqual(['trust']);
  });
});

test('documents are left out, the newest comes first, and what came together stays in its order', () => {
  const document = insight({ id: 9 }, { title: 'a.vtt' });
  const custom = insight({ id: 3, source: 'custom', createdAt: '2026-11-19T10:00:00.000Z' });
  expect(shownInsights([document, insight(), insight({ id: 2 }), custom]).map(({ id }) => id)).toEqual([3, 1, 2]);
});
