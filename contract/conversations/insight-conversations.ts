import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id, idParams, moment } from '../schemas.ts';
import { messageOrigins, messageRoles, replyParts, stopped } from './replies.ts';

/** Conversations about one insight, shared by everyone who may read the project's conversations. */

export const insightConversation = z.object({
  id: z.int(),
  projectId: z.int(),
  insightId: z.int(),
  title: z.string(),
  createdAt: moment,
  /** When the last message was stored. */
  updatedAt: moment,
  /** Whether the caller may delete it: its creator, and admins. */
  mayDelete: z.boolean(),
});
export type InsightConversation = z.infer<typeof insightConversation>;

export const insightMessage = z.object({
  id: z.int(),
  role: z.enum(messageRoles),
  /** Markdown for replies, plain text for the messages of users. */
  content: z.string(),
  /** Whether it was saved as an insight. */
  saved: z.boolean(),
  origin: z.enum(messageOrigins),
  ...replyParts,
  stopped,
  createdAt: moment,
});
export type InsightMessage = z.infer<typeof insightMessage>;

export const listInsightConversations = route('GET', '/api/projects/:id/insights/:insightId/conversations', {
  action: 'conversations.read',
  summary: 'List the conversations about an insight, the most recently used first',
  params: z.object({ id, insightId: id }),
  reply: z.object({ data: z.array(insightConversation) }),
});
export const listInsightMessages = route('GET', '/api/conversations/:id/messages', {
  action: 'conversations.read',
  summary: 'List the messages of a conversation about an insight, oldest first',
  params: idParams,
  reply: z.object({ data: z.array(insightMessage) }),
});
