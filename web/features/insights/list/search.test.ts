import { describe, expect, test } from 'vitest';
import type { Analysis, Insight } from '#contract/insights/insights.ts';
import { searchIn, splitMatches } from './search.ts';

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

describe('search', () => {
  const matchesSearch = (one: Insight, search: string) => searchIn([one])(search, []).length === 1;

  test('finds a substring of the title or of the summary, whatever the case', () => {
    expect(matchesSearch(insight(), 'BUYERS')).toBe(true);
    expect(matchesSearch(insight(), 'sign-UP step')).toBe(true);
    expect(matchesSearch(insight(), 'Show the total')).toBe(false);
    expect(matchesSearch(insight(), '')).toBe(true);
  });

  test('a prepared list gives the same answer for search and tags together, in the order of the list', () => {
    const a = insight({ id: 1 });
    const b = insight({ id: 2, topics: [] }, { keywords: ['trust'] });
    const c = insight(
      { id: 3 },
      { summary: 'Nothing else', title: 'Trust grows slowly', keywords: ['price', 'trust'] },
    );
    const find = searchIn([c, b, a]);
    expect(find('', [])).toEqual([c, b, a]);
    expect(find('SIGN-up', [])).toEqual([b, a]);
    expect(find('', ['Price'])).toEqual([c, a]);
    expect(find('', ['price', 'TRUST'])).toEqual([c]);
    expect(find('buyers', ['trust'])).toEqual([b]);
    expect(find('zzz', [])).toEqual([]);
  });

  test('a keyword is not searched, and the quote neither', () => {
    expect(searchIn([insight()])('close the tab', [])).toEqual([]);
  });

  test('the stretches of a text put together are the text, and each match is the search', () => {
    const parts = splitMatches('Price, price and PRICES', 'price');
    expect(parts.map(({ text }) => text).join('')).toBe('Price, price and PRICES');
    expect(parts.filter(({ match }) => match).map(({ text }) => text)).toEqual(['Price', 'price', 'PRICE']);
  });

  test('a text whose lower case has another length is shown unmarked', () => {
    expect(splitMatches('İstanbul', 'istanbul')).toEqual([{ text: 'İstanbul', match: false }]);
  });
});
