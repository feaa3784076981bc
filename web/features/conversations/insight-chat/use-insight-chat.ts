import { useQueryClient } from '@tanstack/react-query';
import {
  chatWithInsight,
  createInsightConversation,
  stopInsightReply,
} from '#contract/conversations/insight-conversation-changes.ts';
import { insightChatTitle } from '#contract/conversations/titles.ts';
import { call } from '../../../lib/api.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { callInLines } from '../messages/send/call-in-lines.ts';
import type { Outgoing } from '../messages/send/outgoing.ts';
import { useSending } from '../messages/send/use-sending.ts';
import { conversationsQuery, insightQuery, messagesKey, type ShownMessage } from './queries.ts';
import { sessionKeyOf } from './session-key.ts';

export type ChatPlace = {
  projectId: number;
  insightId: number;
  sessionKey: string | null;
  conversationId: number | null;
  onStarted: (conversationId: number) => void;
};

/** Sends messages about an insight; the first one starts a conversation that is titled by it. */
export function useInsightChat({ projectId, insightId, sessionKey, conversationId, onStarted }: ChatPlace) {
  const client = useQueryClient();
  const chat = chatOf(insightId);
  const sending = useSending<ShownMessage>({
    chat,
    conversationId,
    mayWrite: useMay('insights.chat'),
    messagesKey,
    listKey: conversationsQuery(projectId, insightId).queryKey,
    onStarted,
    onMissing: () => void client.invalidateQueries({ queryKey: insightQuery(insightId).queryKey }),
    async start({ text, clientMessageId }) {
      const title = insightChatTitle(text);
      const body = { title, sessionKey: sessionKeyOf(sessionKey), clientConversationId: clientMessageId };
      const { data } = await call(createInsightConversation, { params: { id: projectId, insightId }, body });
      return data.id;
    },
    halt: ({ conversationId: id, clientMessageId }) =>
      call(stopInsightReply, { params: { id }, body: { clientMessageId } }),
    async ask(outgoing, onPart) {
      const { text: message, conversationId, clientMessageId } = outgoing;
      const body = {
        insightId,
        projectId,
        message,
        sessionKey: sessionKeyOf(sessionKey),
        conversationId,
        clientMessageId,
      };
      const { data } = await callInLines(chatWithInsight, { params: { insightId }, body }, ({ response }) =>
        onPart({ ...response, ...stored('assistant', undefined), stopped: false }),
      );
      return [ownMessage(outgoing, data.stored), { ...data.response, ...stored('assistant', data.stored?.messageId) }];
    },
  });
  return { ...sending, chat };
}

/** What is typed about an insight is kept under this name. */
const chatOf = (insightId: number) => `insight-${insightId}`;

const stored = (role: ShownMessage['role'], id: number | undefined) => ({
  // Calls that name a conversation are stored; without an id the message could only be shown until the next reading.
  id: id ?? Number.MAX_SAFE_INTEGER,
  role,
  saved: false,
  origin: 'chat' as const,
  createdAt: new Date().toISOString(),
});

const ownMessage = ({ text }: Outgoing, ids: { userMessageId: number } | null): ShownMessage => ({
  ...stored('user', ids?.userMessageId),
  content: text,
  sentences: [],
  citations: [],
  refused: false,
  stopped: false,
});
