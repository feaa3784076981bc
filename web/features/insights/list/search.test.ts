import { describe, expect, test } from 'vitest';
import type { Analysis, Insight } from '#contract/insights/insights.ts';
import { buildInsight } from '../testing.ts';
import { searchIn, splitMatches } from './search.ts';

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
