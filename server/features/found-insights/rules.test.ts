import { describe, expect, test } from 'vitest';
import type { FoundInsight } from '#engine/engine.ts';
import {
  countedSources,
  holdsMore,
  type KnownClaim,
  mergeQuotes,
  mergeSources,
  recognise,
  restsOn,
  type StoredQuote,
} from './rules.ts';

const text = 'We bake at three. The list never reaches the oven in time. Then I guess.';
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const list = 'The list never reaches the oven in time.';

const found = (claim: string, quote = claim, documentId = 1): Pick<FoundInsight, 'title' | 'claim' | 'evidence'> => ({
  title: claim,
  claim: spanOf(claim),
  evidence: [{ documentId, fileName: 'a.txt', ...spanOf(quote), quote, speaker: null, place: 'line 1', stance: 'for' }],
});
const known = (claim: string, quote = claim, more: Partial<KnownClaim> = {}): KnownClaim => ({
  ...{ insightId: 7, questionId: 1, title: claim, documentId: 1, ...spanOf(quote), quote },
  ...{ claim: spanOf(claim), isEdited: false, ...more },
});

describe('an insight is recognized', () => {
  test('by the sentence that it claims, however its quote is cut and its title worded', () => {
    const stored = known(list, text, { title: 'Another wording' });
    expect(recognise(found(list), [stored], 1)).toBe(stored);
  });

  test('not by a quote that it shares with another claim', () => {
    const quote = `${list} Then I guess.`;
    expect(recognise(found('Then I guess.', quote), [known(list, quote)], 1)).toBeUndefined();
  });

  test('by quote and title, or by the very quote, where it was stored before claims were', () => {
    const old = { claim: null };
    expect(recognise(found(list), [known(list, text, old)], 1)).toBeDefined();
    expect(recognise(found(list), [known(list, text, { ...old, title: 'Another' })], 1)).toBeUndefined();
    expect(recognise(found(list), [known(list, list, { ...old, title: 'Another' })], 1)).toBeDefined();
  });

  test('by its words in another document', () => {
    expect(recognise(found(list, list, 2), [known(list)], 1)).toBeDefined();
    expect(recognise(found('Then I guess.', 'Then I guess.', 2), [known(list)], 1)).toBeUndefined();
  });

  test('under its own question before another', () => {
    const [other, own] = [known(list, list, { insightId: 1, questionId: 2 }), known(list)];
    expect(recognise(found(list), [other, own], 1)).toBe(own);
    expect(recognise(found(list), [other], 1)).toBe(other);
  });
});

const quote = (documentId: number, start: number, more: Partial<StoredQuote> = {}): StoredQuote => ({
  ...{
    documentId,
    start,
    end: start + 10,
    quote: 'ten chars.',
    speaker: null,
    place: 'line 1',
    stance: 'for' as const,
  },
  ...{ leads: false, claimStart: null, claimEnd: null, ...more },
});
const places = (quotes: readonly StoredQuote[]) => quotes.map((q) => `${q.documentId}:${q.start}`);

describe('an insight that people wrote rests on what was found', () => {
  const written = [quote(1, 0), quote(2, 0), quote(3, 0, { stance: 'against' })];

  test('where the claim was made in the quote that it shows', () => {
    expect(restsOn(written, [quote(1, 2), quote(5, 0)])).toBe(true);
  });

  test('where both share two quotes, but not for one, which could be cited for something else', () => {
    expect(restsOn(written, [quote(5, 0), quote(2, 0), quote(1, 0)])).toBe(true);
    expect(restsOn(written, [quote(2, 0), quote(5, 0)])).toBe(false);
  });

  test('not by what contradicts either of them', () => {
    expect(restsOn(written, [quote(3, 0), quote(2, 0)])).toBe(false);
    expect(restsOn([quote(1, 0, { stance: 'against' })], [quote(1, 0)])).toBe(false);
  });
});

describe('the quotes of an insight that is found again', () => {
  const stored = [quote(1, 0, { leads: true }), quote(2, 0), quote(3, 0, { stance: 'against' })];

  test('gain the new ones and lose none, those against it last', () => {
    const { quotes, gained } = mergeQuotes(stored, [quote(1, 0, { leads: true }), quote(4, 0)], false);
    expect(places(quotes)).toEqual(['1:0', '2:0', '4:0', '3:0']);
    expect(gained).toBe(1);
  });

  test('are in the order of the run where its text is new', () => {
    const { quotes } = mergeQuotes(stored, [quote(1, 0, { leads: true }), quote(4, 0)], true);
    expect(places(quotes)).toEqual(['1:0', '4:0', '2:0', '3:0']);
  });

  test('are cut as before where people may have edited it, and anew otherwise', () => {
    const wider = quote(2, 0, { end: 14 });
    expect(mergeQuotes(stored, [wider], false)).toEqual({ quotes: stored, gained: 0 });
    expect(mergeQuotes(stored, [wider], true).quotes).toContainEqual(wider);
  });

  test('have what only comes near last, and it is no gain', () => {
    const near = quote(6, 0, { stance: 'near' });
    const { quotes, gained } = mergeQuotes(stored, [quote(1, 0, { leads: true }), near], true);
    expect(places(quotes)).toEqual(['1:0', '2:0', '3:0', '6:0']);
    expect(gained).toBe(0);
  });

  test('keep what they answer', () => {
    const asked = { start: 0, end: 9, text: 'And the van?' };
    const merged = mergeQuotes([quote(1, 0, { asked })], [quote(1, 50)], false).quotes;
    expect(merged.map((q) => q.asked)).toEqual([asked, undefined]);
  });

  test('are near as long as a run says so, and evidence from when it is', () => {
    const near = quote(6, 0, { stance: 'near' });
    expect(places(mergeQuotes([...stored, near], [quote(1, 0)], true).quotes)).not.toContain('6:0');
    for (const inNewOrder of [true, false]) {
      const { quotes, gained } = mergeQuotes([...stored, near], [quote(1, 0), quote(6, 0)], inNewOrder);
      expect(quotes.find((q) => q.documentId === 6)).toMatchObject({ stance: 'for' });
      expect(gained).toBe(1);
    }
  });

  test('are not led by one that only comes near', () => {
    const lead = quote(1, 0, { leads: true, claimStart: 2, claimEnd: 8 });
    const found = [quote(4, 0, { leads: true }), quote(1, 0, { stance: 'near' })];
    const { quotes } = mergeQuotes([lead], found, true);
    expect(quotes.filter((q) => q.leads)).toEqual([found[0]]);
  });

  test('keep what the insight is recognized by', () => {
    const lead = quote(5, 0, { leads: true, claimStart: 2, claimEnd: 8 });
    const { quotes } = mergeQuotes(
      [quote(1, 0, { leads: true }), lead],
      [quote(1, 0, { leads: true }), quote(5, 1)],
      true,
    );
    expect(quotes.find((q) => q.documentId === 5)).toMatchObject({ start: 1, leads: true, claimStart: 2, claimEnd: 8 });
  });
});

test('sources of documents that a run did not read stay beside those that it counted', () => {
  const source = (documentId: number, relevance: number) => ({ documentId, fileName: `${documentId}.txt`, relevance });
  expect(mergeSources([source(1, 1)], [source(1, 0.5), source(2, 0.5)])).toEqual([source(1, 0.5), source(2, 0.5)]);
  expect(mergeSources([source(1, 1)], [source(2, 1)])).toEqual([source(1, 0.5), source(2, 0.5)]);
});

test('a document is no source any more where a run that read it finds its quote only near', () => {
  const source = (documentId: number, relevance: number) => ({ documentId, fileName: `${documentId}.txt`, relevance });
  const stored = [source(1, 0.5), source(2, 0.3), source(3, 0.2)];
  const quotes = [quote(1, 0), quote(2, 0, { stance: 'against' }), quote(3, 0, { stance: 'near' })];
  expect(countedSources(stored, quotes).map((s) => s.documentId)).toEqual([1, 2]);
});

test('an insight holds more than was found only where it holds more evidence', () => {
  const found = [quote(1, 0), quote(2, 0, { stance: 'near' }), quote(3, 0, { stance: 'near' })];
  expect(holdsMore([quote(1, 0), quote(4, 0, { stance: 'near' }), ...found.slice(1)], found)).toBe(false);
  expect(holdsMore([quote(1, 0), quote(2, 0), quote(3, 0, { stance: 'near' })], found)).toBe(true);
});
