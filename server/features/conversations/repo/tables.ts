import { and, eq } from 'drizzle-orm';
import type { ProjectScope } from '../../../access/scope.ts';
import type { WatchedRow } from '../../../db/changes.ts';
import {
  chatConversations,
  chatMessages,
  type PostedResponse,
  peopleChatConversations,
  peopleChatMessages,
  type StoredGroupReply,
  type StoredReply,
} from '../../../db/schema.ts';

/** The two kinds of conversations have tables of their own, with the same columns as far as they are used here. */
export const tables = {
  insight: { conversations: chatConversations, messages: chatMessages },
  people: { conversations: peopleChatConversations, messages: peopleChatMessages } as unknown as {
    conversations: typeof chatConversations;
    messages: typeof chatMessages;
  },
};
export type Kind = keyof typeof tables;
type Rows = { insight: typeof chatConversations.$inferSelect; people: typeof peopleChatConversations.$inferSelect };
export type ConversationRow<K extends Kind> = Rows[K];
/** What a conversation is started with, beside what all have. `clientConversationId` starts it once. */
export type NewConversation<K extends Kind> = {
  title: string;
  clientConversationId: string | undefined;
} & {
  insight: { insightId: number; sessionKey: string };
  people: Pick<Rows['people'], 'selectedPeople' | 'contextDocuments'>;
}[K];
type Replies = { insight: StoredReply; people: StoredGroupReply };
export type ReplyOf<K extends Kind> = Replies[K];
export type ContentOf<K extends Kind> = { insight: string; people: string | PostedResponse[] }[K];

export type ConversationScope = ProjectScope & { conversationId: number };
export type MessageRow<K extends Kind> = {
  id: number;
  role: 'user' | 'assistant';
  content: ContentOf<K>;
  reply: ReplyOf<K> | null;
  origin: 'chat' | 'caller';
  saved: boolean;
  createdAt: Date;
};
/** A message of a user and the reply to it, as they were stored together. */
export type Exchange<K extends Kind> = {
  userMessageId: number;
  messageId: number;
  text: string;
  reply: ReplyOf<K>;
};

/** As changes of it are told. */
export const rowOf = (kind: Kind, { conversationId }: ConversationScope): WatchedRow =>
  `${kind === 'insight' ? 'chat_conversations' : 'people_chat_conversations'} ${conversationId}`;

export const isConversation = (kind: Kind, { companyId, projectId, conversationId }: ConversationScope) => {
  const { conversations } = tables[kind];
  return and(
    eq(conversations.id, conversationId),
    eq(conversations.companyId, companyId),
    eq(conversations.projectId, projectId),
  );
};

export const ofConversation = (kind: Kind, { companyId, conversationId }: ConversationScope) => {
  const { messages } = tables[kind];
  return and(eq(messages.conversationId, conversationId), eq(messages.companyId, companyId));
};
