import { describe, expect, test } from 'vitest';
import type { StoredAnalysis } from '../../db/schema.ts';
import { type Merging, merged, mergedQuotes, type Quote } from './rules.ts';

const quote = (documentId: number, start: number, end: number, fields: Partial<Quote> = {}): Quote => ({
  ...{ documentId, start, end, quote: `${start} to ${end}`, speaker: 'Ines', place: 'line 1' },
  ...{ stance: 'for', leads: false, ...fields },
});
const spans = (quotes: readonly Quote[]) => quotes.map((q) => [q.documentId, q.start, q.end]);

const insight = (
  fields: Partial<StoredAnalysis>,
  quotes: Quote[] = [],
  source: string | null = 'ines.txt',
): Merging => ({
  source,
  quotes,
  analysis: {
    ...{ title: 'A title', summary: 'A summary', supportingQuote: quotes[0]?.quote ?? '', sentiment: 0, keywords: [] },
    ...{ themes: [], businessImpact: '', suggestedTopics: [], sources: [], ...fields },
  },
});

describe('the quotes of several insights', () => {
  test('stand in their order, each once, a shorter one not beside the longer one that holds it', () => {
    const own = [quote(1, 0, 10), quote(1, 50, 60)];
    const other = [quote(1, 0, 10), quote(1, 40, 70), quote(2, 0, 10)];
    expect(spans(mergedQuotes([own, other]))).toEqual([
      [1, 0, 10],
      [1, 40, 70],
      [2, 0, 10],
    ]);
  });

  test('the first one stays the first, also where a longer one holds it', () => {
    expect(spans(mergedQuotes([[quote(1, 5, 10)], [quote(1, 0, 20)]]))).toEqual([
      [1, 5, 10],
      [1, 0, 20],
    ]);
  });

  test('those that contradict come after those that speak for it', () => {
    const all = mergedQuotes([
      [quote(1, 0, 10)],
      [quote(2, 0, 10), quote(3, 0, 10, { stance: 'against' })],
      [quote(4, 0, 10)],
    ]);
    expect(all.map((q) => [q.documentId, q.stance])).toEqual([
      [1, 'for'],
      [2, 'for'],
      [4, 'for'],
      [3, 'against'],
    ]);
  });

  test('those that only come near are last', () => {
    const near = quote(5, 0, 10, { stance: 'near' });
    const all = mergedQuotes([[quote(1, 0, 10)], [near, quote(3, 0, 10, { stance: 'against' })]]);
    expect(all.map((q) => q.stance)).toEqual(['for', 'against', 'near']);
  });

  test('evidence is never lost to a longer quote that only comes near', () => {
    const near = quote(1, 0, 40, { stance: 'near' });
    const said = quote(1, 10, 20, { leads: true });
    const stances = (lists: Quote[][]) => mergedQuotes(lists).map((q) => [q.documentId, q.start, q.stance, q.leads]);
    const first = quote(2, 0, 10);
    const merged = [
      [2, 0, 'for', false],
      [1, 10, 'for', true],
    ];
    expect(stances([[first, near], [said]])).toEqual(merged);
    expect(stances([[first, said], [near]])).toEqual(merged);
  });

  test('what a run knew one of them by stays known', () => {
    const all = mergedQuotes([
      [quote(1, 0, 10, { leads: true })],
      [quote(2, 5, 8, { leads: true })],
      [quote(2, 0, 20)],
    ]);
    expect(all.map((q) => [q.documentId, q.leads])).toEqual([
      [1, true],
      [2, true],
    ]);
  });
});

describe('one insight of several', () => {
  const strength = (people: number, documents: number) => ({ people, peopleInAll: 4, documents, documentsInAll: 3 });

  test('keeps its words and unites tags, themes and sources', () => {
    const sources = [1, 2].map((documentId) => ({
      documentId,
      fileName: `${documentId}.txt`,
      relevance: documentId / 2,
    }));
    const { analysis, source } = merged(
      [
        insight({ keywords: ['Waste'], sources: sources.slice(0, 1) }),
        insight({ title: 'Another', keywords: ['waste', 'bread'], themes: ['bread'], sources }),
      ],
      'english',
    );
    expect(analysis).toMatchObject({ title: 'A title', keywords: ['Waste', 'bread'], themes: ['bread'] });
    expect(analysis.sources.map((s) => s.documentId)).toEqual([2, 1]);
    expect(source).toBe('1.txt, 2.txt');
  });

  test('stays custom, and takes a quote of the others where it had none', () => {
    const { analysis, source } = merged([insight({}, [], 'custom'), insight({}, [quote(1, 0, 10)])], 'english');
    expect([source, analysis.supportingQuote]).toEqual(['custom', '0 to 10']);
  });

  test('is counted again: the people of all quotes, or of the insight that had most', () => {
    const [ines, tomas, joon] = ['Ines', 'Tomas', 'Joon'].map((speaker, i) => quote(i, 0, 10, { speaker })) as [
      Quote,
      Quote,
      Quote,
    ];
    const of = (a: Quote[], b: Quote[], counts: [number, number]) =>
      merged([insight({ strength: strength(1, 1) }, a), insight({ strength: strength(...counts) }, b)], 'english')
        .analysis.strength;
    expect(of([ines], [tomas, joon], [2, 2])).toEqual(strength(3, 3));
    expect(of([ines], [tomas], [4, 3])).toEqual(strength(4, 3));
  });

  test('is not counted where nobody counted before', () => {
    expect(merged([insight({}), insight({}, [quote(1, 0, 10)])], 'english').analysis).not.toHaveProperty('strength');
  });
});
