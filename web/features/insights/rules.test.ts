import { describe, expect, test } from 'vitest';
import type { Analysis, Insight } from '#contract/insights/insights.ts';
import { carriesAll, shownInsights, strengthLine, tagCounts, tagsOf, withToggled } from './rules.ts';

const analysis: Analysis = {
  title: 'Buyers want the price first',
  summary: 'Nine people left at the sign-up step.',
  supportingQuote: 'I close the tab.',
  sentiment: -0.4,
  keywords: ['price', 'Sign-up'],
  themes: [],
  businessImpact: 'Show the total early.',
  suggestedTopics: [],
  sources: [],
  evidence: [],
};

function insight(changes: Partial<Insight> = {}, inAnalysis: Partial<Analysis> = {}): Insight {
  return {
    id: 1,
    projectId: 1,
    fileName: 'a.vtt',
    fileType: 'vtt',
    source: null,
    title: 'Buyers want the price first',
    content: '',
    topics: [{ id: 7, name: 'Price', color: '#EF4444' }],
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-18T10:00:00.000Z',
    ...changes,
    analysis: { ...analysis, ...inAnalysis },
  };
}

describe('tags', () => {
  test('a topic stands first with its own colour, and the keyword of the same name is not repeated', () => {
    const tags = tagsOf(insight());
    expect(tags.map(({ name }) => name)).toEqual(['Price', 'Sign-up']);
    expect(tags[0]?.color).toBe('#EF4444');
  });

  test('a keyword has the same colour each time', () => {
    expect(tagsOf(insight({ topics: [] }))[1]).toEqual(tagsOf(insight({ id: 2 }))[1]);
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

test('documents are left out, the newest stands first, and what came together stays in its order', () => {
  const document = insight({ id: 9 }, { title: 'a.vtt' });
  const custom = insight({ id: 3, source: 'custom', createdAt: '2026-11-19T10:00:00.000Z' });
  expect(shownInsights([document, insight(), insight({ id: 2 }), custom]).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test.each([
  [{ people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2 }, '3 of 4 people, 2 documents'],
  [{ people: 1, peopleInAll: 1, documents: 1, documentsInAll: 3 }, '1 person, 1 of 3 documents'],
  [{ people: 0, peopleInAll: 0, documents: 1, documentsInAll: 1 }, '1 document'],
  [{ people: 0, peopleInAll: 0, documents: 0, documentsInAll: 0 }, null],
  [
    { people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2, against: { people: 1, documents: 1 } },
    '3 of 4 people, 2 documents; 1 against',
  ],
  [
    { people: 3, peopleInAll: 4, documents: 2, documentsInAll: 2, against: { people: 0, documents: 0 } },
    '3 of 4 people, 2 documents',
  ],
])('strength %o reads %s', (strength, line) => {
  expect(strengthLine(strength)).toBe(line);
});
