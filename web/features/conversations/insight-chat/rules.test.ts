import { expect, test } from 'vitest';
import { sourcesOf, titleOfReply } from '../messages/keep/saved-insight.ts';
import { chatIn, hashOf } from './address.ts';
import { sessionKeyOf } from './session-key.ts';

test.each([undefined, null, '', 'null'])('without a session key (%j) a temporary one is used', (key) => {
  expect(sessionKeyOf(key)).toMatch(/^temp-[\da-z]{6,}$/);
});

test('an existing session key is kept', () => {
  expect(sessionKeyOf('b7c1')).toBe('b7c1');
});

test('the address names the insight and the conversation of the open chat', () => {
  for (const address of [
    { insightId: 27, conversationId: null },
    { insightId: 27, conversationId: 5 },
  ]) {
    expect(chatIn(hashOf(address))).toEqual(address);
  }
  for (const hash of ['', '#insight-27', '#chat', '#chat-x', '#chat-27-']) expect(chatIn(hash)).toBeNull();
});

const said = (text: string) => ({ text, basis: 'said' as const, citations: [0], removed: false });

test('a reply is saved under its first sentence that says something', () => {
  const none = { ...said('Here is what I found.'), basis: 'none' as const };
  expect(titleOfReply({ content: '', sentences: [none, said('Rain keeps people away.')] })).toBe(
    'Rain keeps people away.',
  );
  expect(titleOfReply({ content: '> A quote\nand more', sentences: [] })).toBe('A quote and more');
});

test('a long title is cut at a word, to at most 100 characters', () => {
  const title = titleOfReply({ content: 'word '.repeat(40), sentences: [] });
  expect(title).toMatch(/^(word )+word\.\.\.$/);
  expect(title.length).toBeLessThanOrEqual(100);
});

test('the sources of a saved reply are its documents, each once', () => {
  const citation = { documentId: 3, fileName: 'a.txt', start: 0, end: 4, quote: 'Well', speaker: null, place: '' };
  const removed = { ...citation, documentId: null, fileName: null, removed: true };
  const citations = [{ ...citation, removed: false }, { ...citation, start: 9, end: 12, removed: false }, removed];
  expect(sourcesOf({ citations })).toEqual([{ documentId: 3, fileName: 'a.txt' }]);
});
