import { expect, test } from 'vitest';
import { insightChatTitle, peopleChatTitle } from './titles.ts';

const exactly = 'a'.repeat(50);

test.each([
  ['How do you plan?', 'How do you plan?', 'How do you plan?'],
  ['  How do you plan?\n', 'How do you plan?', 'How do you plan?'],
  [exactly, exactly, exactly],
  [`${exactly}b`, `${'a'.repeat(47)}...`, `${exactly}...`],
  ['🥐'.repeat(51), `${'🥐'.repeat(47)}...`, `${'🥐'.repeat(50)}...`],
])('a first message %j titles an insight chat %j and a people chat %j', (message, ofInsight, ofPeople) => {
  expect([insightChatTitle(message), peopleChatTitle(message)]).toEqual([ofInsight, ofPeople]);
});
