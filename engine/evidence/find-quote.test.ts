import { expect, test } from 'vitest';
import { plainDocument } from '../testing/documents.ts';
import { findQuote } from './find-quote.ts';

const talk = plainDocument(
  [
    'Interviewer: How do you plan the week?',
    'Ines: I write it on the back of a flour sack. It’s never wrong — well, hardly ever.',
    'Tomas: My mother keeps the numbers in her head.',
  ].join('\n'),
  7,
);
const other = plainDocument('Tomas: The van comes at six.', 8);
const find = (quote: string) => findQuote([other, talk], { quote, language: 'english' });

test('a quote that is word for word is exact, with its speaker, its place and its offsets', async () => {
  const found = await find('I write it on the back of a flour sack');
  expect(found).toMatchObject({ documentId: 7, state: 'exact', speaker: 'Ines', place: 'line 2' });
  expect(talk.text.slice(found?.start, found?.end)).toBe(found?.quote);
});

test('quotation marks around the words belong to the one who copied them', async () => {
  expect(await find('“My mother keeps the numbers in her head.”')).toMatchObject({ state: 'exact', speaker: 'Tomas' });
});

test('a quote that differs in marks, case or spaces is folded, and cut as it is in the document', async () => {
  const found = await find("it's never  wrong - WELL, hardly ever");
  expect(found).toMatchObject({ state: 'folded', quote: 'It’s never wrong — well, hardly ever' });
});

test('a quote with another word is not found, nor half a word, nor marks alone', async () => {
  expect(await find('I write it on the back of a sugar sack')).toBeNull();
  expect(await find('the back of a flour sac')).toBeNull();
  expect(await find('“…”')).toBeNull();
});

test('words of two people have no speaker', async () => {
  const found = await find('hardly ever.\nTomas: My mother');
  expect(found).toMatchObject({ documentId: 7, speaker: null });
});
