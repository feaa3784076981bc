import { expect, test } from 'vitest';
import { addressOfConversation } from './recent.ts';

const conversation = { id: 5, projectId: 3, title: 'Rain', updatedAt: '2026-01-01T10:00:00.000Z' };

test('a conversation leads to the page that opens it', () => {
  expect(addressOfConversation({ ...conversation, insightId: 27 })).toBe('/insights/3#chat-27-5');
  expect(addressOfConversation({ ...conversation, insightId: null })).toBe('/people?project=3#chat-5');
});
