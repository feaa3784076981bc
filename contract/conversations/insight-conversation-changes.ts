import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, id, idParams, message } from '../schemas.ts';
import { insightConversation, insightMessage } from './insight-conversations.ts';
import {
  bothOrNeither,
  clientConversationId,
  conversationTitle,
  messageRole,
  messageText,
  readOnlyMessage,
  replyParts,
  stopBody,
  stopped,
  stopSummary,
  storedIn,
  storedMessages,
} from './replies.ts';

/** Kept as text and never used to choose what is read; keys prefixed `temp-` are as good as others. */
const sessionKey = z.optional(
  z.nullable(
    z
      .string({ error: 'sessionKey must be text' })
      .check(z.maxLength(200, { error: 'sessionKey must be at most 200 characters' })),
  ),
);

export const createInsightConversation = route('POST', '/api/projects/:id/insights/:insightId/conversations', {
  action: 'conversations.write',
  summary: 'Start a conversation about an insight',
  params: z.object({ id, insightId: id }),
  body: z.object({ title: conversationTitle, sessionKey, clientConversationId }),
  status: 201,
  reply: z.object({ data: insightConversation }),
  refusal: readOnlyMessage,
});
export const deleteInsightConversation = route('DELETE', '/api/conversations/:id', {
  action: 'conversations.delete',
  summary: 'Delete a conversation about an insight; only its creator and admins may',
  params: idParams,
  reply: message,
  refusal: readOnlyMessage,
});
export const postInsightMessage = route('POST', '/api/conversations/:id/messages', {
  action: 'conversations.write',
  summary: 'Add a message to a conversation about an insight as it is, without asking for a reply',
  params: idParams,
  body: z.object({ role: messageRole, content: messageText }),
  status: 201,
  reply: z.object({ data: insightMessage }),
  refusal: readOnlyMessage,
});

export const otherInsightMessage = 'The URL and the request body name different insights or projects';

const written = { content: z.string(), ...replyParts };
const insightReply = z.object({
  success: z.boolean(),
  data: z.object({ response: z.object({ ...written, stopped }), stored: storedMessages }),
});

export const stopInsightReply = route('POST', '/api/conversations/:id/stop', {
  action: 'conversations.write',
  summary: stopSummary,
  params: idParams,
  body: stopBody,
  reply: message,
  refusal: readOnlyMessage,
});

export const chatWithInsight = route('POST', '/api/insight/:insightId/chat', {
  action: 'insights.chat',
  summary: 'Ask about an insight; the reply rests on its evidence and its documents',
  params: z.object({ insightId: id }),
  body: z
    .object({
      /** If given, it must be the one in the path. */
      insightId: z.optional(bodyId(otherInsightMessage)),
      /** If given, it must be the insight's project. */
      projectId: z.optional(bodyId(otherInsightMessage)),
      message: messageText,
      /** Ignored: the history is read from the stored messages of the conversation. */
      chatHistory: z.optional(z.unknown()),
      sessionKey,
      ...storedIn,
    })
    .check(bothOrNeither),
  reply: insightReply,
  /** The reply as far as it is written. */
  part: z.object({ response: z.object(written) }),
  refusal: readOnlyMessage,
});
