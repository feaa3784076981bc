import { expect, test } from 'vitest';
import { addressOf, hasInferred, numbered, shownSentences, spaceAfter } from './reply-parts.ts';

const sentence = (text: string, removed = false, basis: 'said' | 'inferred' | 'none' = 'said') => ({
  ...{ text, basis, citations: [0], removed },
});
const citation = { documentId: 3, fileName: 'a.txt', start: 5, end: 9, quote: 'Well', speaker: null, place: 'line 1' };

test('removed sentences in a row are said once', () => {
  const shown = shownSentences([sentence('A'), sentence('gone', true), sentence('gone', true), sentence('B')]);
  expect(shown.map(({ text }) => text)).toEqual(['A', 'gone', 'B']);
});

test('a sentence that was removed is not called inferred', () => {
  expect(hasInferred([sentence('A', false, 'inferred')])).toBe(true);
  expect(hasInferred([sentence('A', true, 'inferred'), sentence('B')])).toBe(false);
});

test('no space follows a Japanese or Chinese full stop', () => {
  expect(spaceAfter('パンを焼きます。')).toBe('');
  expect(spaceAfter('We bake.')).toBe(' ');
});

test('a passage leads to its place in the document, unless the reader may not see documents', () => {
  expect(addressOf({ ...citation, removed: false })).toBe('/documents/3?start=5&end=9');
  expect(addressOf({ ...citation, documentId: null, start: null, end: null, removed: false })).toBeUndefined();
});

test('a passage that is cited twice is shown once, under one number', () => {
  const shown = { ...citation, removed: false };
  const other = { ...shown, quote: 'Other' };
  expect(numbered([shown, other, { ...shown }])).toEqual({ passages: [shown, other], numbers: [1, 2, 1] });
});

test('removed passages are kept apart, because nothing shows whether they were the same', () => {
  const gone = { ...citation, documentId: null, fileName: null, quote: null, place: null, removed: true };
  expect(numbered([gone, gone]).numbers).toEqual([1, 2]);
});
