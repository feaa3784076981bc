import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';
import { citation, messageOrigins, messageRoles, replyParts, sentenceBases, stopped } from './replies.ts';

/** Conversations with people of a project, shared by everyone who may read the project's conversations. */

export const selectedPerson = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  emoji: z.string(),
  /** The person was deleted or hidden since: the name is the last one, and there is no answer. */
  gone: z.boolean(),
  /** Gone because the team has hidden the person. */
  hidden: z.optional(z.boolean()),
});
export type SelectedPerson = z.infer<typeof selectedPerson>;

export const peopleConversation = z.object({
  id: z.int(),
  projectId: z.int(),
  title: z.string(),
  selectedPeople: z.array(selectedPerson),
  /**
   * The documents that may be cited: those that were chosen for it and still exist, or all in which its people speak now. Texts are
   * not part of a conversation.
   */
  contextDocuments: z.array(z.object({ id: z.int(), fileName: z.string() })),
  createdAt: moment,
  /** When the last message was stored. */
  updatedAt: moment,
  /** Whether the caller may delete it: its creator, and admins. */
  mayDelete: z.boolean(),
});
export type PeopleConversation = z.infer<typeof peopleConversation>;

export const personResponse = z.object({
  /** Null in messages that callers posted. */
  personId: z.nullable(z.int()),
  name: z.string(),
  title: z.string(),
  emoji: z.string(),
  response: z.string(),
  /** Whether it was saved as an insight. */
  saved: z.boolean(),
  ...replyParts,
});
export type PersonResponse = z.infer<typeof personResponse>;

/** Where several people agree and differ, in one line. */
export const comparison = z.nullable(
  z.object({ text: z.string(), basis: z.enum(sentenceBases), citations: z.array(citation), removed: z.boolean() }),
);

export const peopleMessage = z.object({
  id: z.int(),
  role: z.enum(messageRoles),
  /** The text of a user, or one response per person. */
  content: z.union([z.string(), z.array(personResponse)]),
  comparison,
  stopped,
  origin: z.enum(messageOrigins),
  createdAt: moment,
});
export type PeopleMessage = z.infer<typeof peopleMessage>;

export const listPeopleConversations = route('GET', '/api/projects/:id/people/conversations', {
  action: 'conversations.read',
  summary: 'List the conversations with people of a project, the most recently used first',
  params: idParams,
  reply: z.array(peopleConversation),
});
export const listPeopleMessages = route('GET', '/api/people-conversations/:id/messages', {
  action: 'conversations.read',
  summary: 'List the messages of a conversation with people, oldest first',
  params: idParams,
  reply: z.array(peopleMessage),
});
