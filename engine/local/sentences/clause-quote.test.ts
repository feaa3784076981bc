import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { clauseQuote } from './clause-quote.ts';

function around(cue: string, text: string, language: Language = 'english') {
  const start = text.indexOf(cue);
  return clauseQuote(text, { start, end: start + cue.length }, language);
}

test('the clause that holds the cue is cut where the next one begins', () => {
  expect(around('ages', 'The lift is broken, it takes ages to get up the stairs, and I am not young.')).toBe(
    'it takes ages to get up the stairs',
  );
  expect(around('ages', 'The old till needs ages to start but we keep it.')).toBe('The old till needs ages to start');
});

test('a clause of a few words is quoted with the one before it', () => {
  expect(around('forever', 'When the van is late, it takes forever.')).toBe('When the van is late, it takes forever');
});

test('a clause that holds only on some days, or under a condition, is quoted with it', () => {
  expect(around('never', 'On days when the van is late, we never open early.')).toBe(
    'On days when the van is late, we never open early',
  );
  expect(around('pas', 'Les jours où il y a le pouce, je regarde pas le téléphone à midi.', 'french')).toBe(
    'Les jours où il y a le pouce, je regarde pas le téléphone à midi',
  );
});

test('what is too long to be quoted inside a sentence is not cut to fit', () => {
  const long = `The shop ${'near the old bridge '.repeat(6)}takes ages to find`;
  expect(around('ages', long)).toBeNull();
});

test.each([
  ['broken off behind a preposition', 'It takes ages for the two of'],
  ['that goes on behind a hesitation', 'It takes ages for the owner of, of the mill to answer.'],
  ['broken off behind a subject', 'It takes ages and so I was saying that we.'],
  ['full of repeated words', 'It it takes ages for the the two of us.'],
  ['with a note in brackets', 'It takes ages [laughs] for the two of us.'],
])('speech %s is not quoted', (_, text) => {
  expect(around('ages', text)).toBeNull();
});

test('where a script has no spaces, clauses end at their marks and are measured in characters', () => {
  expect(around('二時間', '毎朝その紙を書くのに二時間かかります、本当に。', 'japanese')).toBe(
    '毎朝その紙を書くのに二時間かかります',
  );
});
