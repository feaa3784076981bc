import { useQueryClient } from '@tanstack/react-query';
import {
  chatWithPeople,
  createPeopleConversation,
  stopPeopleReply,
} from '#contract/conversations/people-conversation-changes.ts';
import type { PersonResponse } from '#contract/conversations/people-conversations.ts';
import { peopleChatTitle } from '#contract/conversations/titles.ts';
import { listPeople } from '#contract/people/people.ts';
import { call, pathOf } from '../../../lib/api.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { callInLines } from '../messages/send/call-in-lines.ts';
import { useSending } from '../messages/send/use-sending.ts';
import { peopleConversationsQuery, peopleMessagesKey, type ShownPeopleMessage } from './queries.ts';

type Place = {
  projectId: number;
  conversationId: number | null;
  onStarted: (conversationId: number) => void;
};

/** Sends messages to people; the first one starts a conversation with those whom it is for. */
export function usePeopleChat({ projectId, conversationId, onStarted }: Place) {
  const client = useQueryClient();
  const chat = `people-${projectId}`;
  const params = { id: projectId };
  const sending = useSending<ShownPeopleMessage>({
    chat,
    conversationId,
    mayWrite: useMay('people.chat'),
    messagesKey: peopleMessagesKey,
    listKey: peopleConversationsQuery(projectId).queryKey,
    onStarted,
    onMissing: () => void client.invalidateQueries({ queryKey: [pathOf(listPeople, { params })] }),
    async start({ text, personIds = [], documentIds = [], clientMessageId }) {
      const body = {
        title: peopleChatTitle(text),
        selectedPeople: personIds.map((id) => ({ id })),
        contextDocuments: documentIds.map((id) => ({ id })),
        clientConversationId: clientMessageId,
      };
      return (await call(createPeopleConversation, { params, body })).data.id;
    },
    halt: ({ conversationId: id, clientMessageId }) =>
      call(stopPeopleReply, { params: { id }, body: { clientMessageId } }),
    async ask({ text: message, personIds = [], conversationId, clientMessageId, createdAt }, onPart) {
      // The conversation says what may be cited.
      const body = { message, people: personIds.map((id) => ({ id })), conversationId, clientMessageId };
      const common = { origin: 'chat' as const, createdAt };
      const reply = {
        ...common,
        id: Number.MAX_SAFE_INTEGER,
        role: 'assistant' as const,
        comparison: null,
        stopped: false,
      };
      let soFar: PersonResponse[] = [];
      const { responses, comparison, stopped, stored } = await callInLines(
        chatWithPeople,
        { params, body },
        ({ response }) => {
          soFar = [...soFar.filter(({ personId }) => personId !== response.personId), response];
          onPart({ ...reply, content: soFar });
        },
      );
      return [
        { ...common, id: stored?.userMessageId ?? 0, role: 'user', content: message, comparison: null, stopped: false },
        { ...common, id: stored?.messageId ?? 0, role: 'assistant', content: responses, comparison, stopped },
      ];
    },
  });
  return { ...sending, chat };
}
