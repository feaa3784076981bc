import * as z from 'zod/mini';
import { route } from '../route.ts';
import { moment } from '../schemas.ts';

export const conversationKinds = ['insight', 'people'] as const;

/** For the palette: the titles of conversations in all projects. */
export const listRecentConversations = route('GET', '/api/conversations', {
  action: 'conversations.recent',
  summary:
    'List the conversations of all projects whose conversations the caller may read, the most recently used first',
  reply: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(conversationKinds),
      projectId: z.int(),
      /** The insight that it is about; null for a conversation with people. */
      insightId: z.nullable(z.int()),
      title: z.string(),
      updatedAt: moment,
    }),
  ),
});
