import {
  listPeopleConversations,
  listPeopleMessages,
  type PeopleMessage,
} from '#contract/conversations/people-conversations.ts';
import { pathOf, reading } from '../../../lib/api.ts';
import { shared } from '../messages/shared-reading.ts';

/** A message, and for one that this page has sent the id that it gave it. */
export type ShownPeopleMessage = PeopleMessage & { clientMessageId?: string };

export const peopleConversationsQuery = (projectId: number) => ({
  ...reading(listPeopleConversations, { params: { id: projectId } }),
  ...shared,
});

export const peopleMessagesKey = (id: number) => [pathOf(listPeopleMessages, { params: { id } })];

export const peopleMessagesQuery = (id: number) => ({ ...reading(listPeopleMessages, { params: { id } }), ...shared });
