import { expect, test } from 'vitest';
import { failedBefore, returnStopped, returnToDraft } from './drafts.ts';

const outgoing = { clientMessageId: 'first', text: 'Why?', conversationId: 4, createdAt: '2026-01-01T10:00:00.000Z' };

test('a message that failed and is sent again unchanged keeps its id', () => {
  returnToDraft('insight-1', outgoing);
  expect(failedBefore('insight-1', { text: 'Why?', conversationId: 4 })?.clientMessageId).toBe('first');
});

test.each([
  ['another text', { text: 'Why not?', conversationId: 4 }],
  ['another conversation', { text: 'Why?', conversationId: 5 }],
  ['other people', { text: 'Why?', conversationId: 4, personIds: [1] }],
  ['other documents', { text: 'Why?', conversationId: 4, documentIds: [1] }],
])('a message with %s gets a new id', (_, again) => {
  returnToDraft('insight-2', outgoing);
  expect(failedBefore('insight-2', again)).toBeNull();
});

test('a failure is used once and belongs to one chat', () => {
  returnToDraft('insight-3', outgoing);
  expect(failedBefore('insight-4', outgoing)).toBeNull();
  failedBefore('insight-3', outgoing);
  expect(failedBefore('insight-3', outgoing)).toBeNull();
});

test('a message that was stopped and is sent again gets a new id', () => {
  returnStopped('insight-5', outgoing);
  expect(failedBefore('insight-5', outgoing)).toBeNull();
});
