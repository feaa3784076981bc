import { expect, test } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { excerptOf } from './excerpt.ts';
import { foundEntry } from './found-entries.ts';

const result: SearchResult = {
  ...{ kind: 'passage', projectId: 7, insightId: null, conversationId: null, title: 'anna.txt', documentId: 3 },
  ...{ fileName: 'anna.txt', start: 10, end: 35, text: 'We throw the bread away.', marks: [[13, 18]] },
  ...{ speaker: 'Anna', place: 'line 4', score: 1 },
};
const names = new Map([[7, 'Bakeries']]);
const entryOf = (changes: Partial<SearchResult>) => foundEntry({ ...result, ...changes }, names);

test('a passage opens at its place, and says who speaks where', () => {
  expect(entryOf({})).toEqual({
    ...{ id: 'passage-3-10', group: 'Passages', label: 'anna.txt', href: '/documents/3?start=10&end=35' },
    detail: 'Anna · line 4 · anna.txt · Bakeries',
    excerpt: [
      { text: 'We throw the ', match: false },
      { text: 'bread', match: true },
      { text: ' away.', match: false },
    ],
  });
});

test.each([
  [{ kind: 'insight', insightId: 5 }, 'insight-5', '/insights/7#insight-5'],
  [{ kind: 'document' }, 'document-3', '/documents/3'],
  [{ kind: 'conversation', insightId: 5, conversationId: 9 }, 'insight-conversation-9', '/insights/7#chat-5-9'],
  [{ kind: 'conversation', conversationId: 9 }, 'people-conversation-9', '/people?project=7#chat-9'],
] as const)('%j has the id of the same thing in the lists, and leads to it', (changes, id, href) => {
  expect(entryOf(changes)).toMatchObject({ id, href });
});

test('what was found by its title has no excerpt', () => {
  expect(entryOf({ kind: 'document', text: 'anna.txt' }).excerpt).toBeUndefined();
});

test('a match far inside a text is seen at once, after the beginning of a word', () => {
  const text = `${'It went on and on. '.repeat(10)}Then the bread was gone.`;
  const start = text.indexOf('bread');
  const [dots, lead, match] = excerptOf(text, [[start, start + 5]]);
  expect(dots?.text).toBe('… ');
  expect(lead?.text.length).toBeLessThanOrEqual(60);
  expect(text).toContain(` ${lead?.text}bread`);
  expect(match).toEqual({ text: 'bread', match: true });
});
