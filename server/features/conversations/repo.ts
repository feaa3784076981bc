import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  chatConversations,
  chatMessages,
  type PostedResponse,
  peopleChatConversations,
  peopleChatMessages,
  type StoredGroupReply,
  type StoredReply,
} from '../../db/schema.ts';

/** The two kinds of conversations have tables of their own, with the same columns as far as they are used here. */
const tables = {
  insight: { conversations: chatConversations, messages: chatMessages },
  people: { conversations: peopleChatConversations, messages: peopleChatMessages } as unknown as {
    conversations: typeof chatConversations;
    messages: typeof chatMessages;
  },
};
export type Kind = keyof typeof tables;
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

const isConversation = (kind: Kind, { companyId, projectId, conversationId }: ConversationScope) => {
  const { conversations } = tables[kind];
  return and(
    eq(conversations.id, conversationId),
    eq(conversations.companyId, companyId),
    eq(conversations.projectId, projectId),
  );
};
const ofConversation = (kind: Kind, { companyId, conversationId }: ConversationScope) => {
  const { messages } = tables[kind];
  return and(eq(messages.conversationId, conversationId), eq(messages.companyId, companyId));
};

/** Locks the conversation until the transaction ends; false if it does not exist. */
export async function lockConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<boolean> {
  const { conversations } = tables[kind];
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversation(kind, scope))
    .for('update');
  return rows.length > 0;
}

export async function readTitle(db: Db, kind: Kind, scope: ConversationScope): Promise<string | undefined> {
  const { conversations } = tables[kind];
  const [row] = await db.select({ title: conversations.title }).from(conversations).where(isConversation(kind, scope));
  return row?.title;
}

export async function deleteConversation(db: Db | Tx, kind: Kind, scope: ConversationScope): Promise<void> {
  await db.delete(tables[kind].conversations).where(isConversation(kind, scope));
}

export async function listMessages<K extends Kind>(
  db: Db | Tx,
  kind: K,
  scope: ConversationScope,
): Promise<MessageRow<K>[]> {
  const { messages } = tables[kind];
  const rows = await db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      reply: messages.reply,
      origin: messages.origin,
      saved: kind === 'insight' ? messages.saved : sql<boolean>`false`,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(ofConversation(kind, scope))
    .orderBy(asc(messages.id));
  return rows as MessageRow<K>[];
}

/** What was stored for this id, if anything was. */
export async function exchangeOf<K extends Kind>(
  db: Db | Tx,
  kind: K,
  scope: ConversationScope,
  clientMessageId: string,
): Promise<Exchange<K> | undefined> {
  const { messages } = tables[kind];
  const [question] = await db
    .select({ id: messages.id, text: messages.content })
    .from(messages)
    .where(and(ofConversation(kind, scope), eq(messages.clientMessageId, clientMessageId)));
  if (!question) return undefined;
  const [answer] = await db
    .select({ id: messages.id, reply: messages.reply })
    .from(messages)
    .where(and(ofConversation(kind, scope), eq(messages.replyTo, question.id)));
  if (!answer?.reply) throw new Error('a message was stored without its reply');
  return { userMessageId: question.id, text: question.text, messageId: answer.id, reply: answer.reply as ReplyOf<K> };
}

/** The last exchanges, oldest first. What callers posted is no part of them. */
export async function lastExchanges<K extends Kind>(
  db: Db,
  kind: K,
  scope: ConversationScope,
  most: number,
): Promise<{ text: string; reply: ReplyOf<K> }[]> {
  const { messages } = tables[kind];
  const question = alias(messages, 'question');
  const text = kind === 'people' ? sql<string>`${question.content} #>> '{}'` : question.content;
  const rows = await db
    .select({ text, reply: messages.reply })
    .from(messages)
    .innerJoin(question, and(eq(question.id, messages.replyTo), eq(question.companyId, messages.companyId)))
    .where(ofConversation(kind, scope))
    .orderBy(desc(messages.id))
    .limit(most);
  return rows.toReversed() as { text: string; reply: ReplyOf<K> }[];
}

export async function insertExchange<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, conversationId }: ConversationScope,
  { text, reply, clientMessageId }: { text: string; reply: ReplyOf<K>; clientMessageId: string },
): Promise<Exchange<K>> {
  const { messages } = tables[kind];
  const common = { companyId, conversationId, origin: 'chat' as const };
  const [question] = await tx
    .insert(messages)
    .values({ ...common, role: 'user', content: text, clientMessageId })
    .returning({ id: messages.id });
  if (!question) throw new Error('the message was not stored');
  const [answer] = await tx
    .insert(messages)
    .values({ ...common, role: 'assistant', content: '', reply: reply as StoredReply, replyTo: question.id })
    .returning({ id: messages.id });
  if (!answer) throw new Error('the reply was not stored');
  return { userMessageId: question.id, messageId: answer.id, text, reply };
}

export async function insertPosted<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, conversationId }: ConversationScope,
  { role, content }: { role: 'user' | 'assistant'; content: ContentOf<K> },
): Promise<MessageRow<K>> {
  const { messages } = tables[kind];
  const [row] = await tx
    .insert(messages)
    .values({ companyId, conversationId, role, content: content as string, origin: 'caller' })
    .returning({ id: messages.id, createdAt: messages.createdAt });
  if (!row) throw new Error('the message was not stored');
  return { ...row, role, content, reply: null, origin: 'caller', saved: false };
}

/** The conversation was just used. */
export async function touchConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<void> {
  await tx.update(tables[kind].conversations).set({ updatedAt: sql`now()` }).where(isConversation(kind, scope));
}

export type RecentRow = {
  id: number;
  kind: Kind;
  projectId: number;
  insightId: number | null;
  title: string;
  updatedAt: Date;
};

/** The conversations of these projects, the most recently used first. */
export async function listRecent(
  db: Db,
  { companyId }: CompanyScope,
  projectIds: readonly number[],
  most: number,
): Promise<RecentRow[]> {
  if (projectIds.length === 0) return [];
  const rows = await Promise.all(
    (['insight', 'people'] as const).map((kind) => {
      const { conversations: c } = tables[kind];
      return db
        .select({
          ...{ id: c.id, projectId: c.projectId, title: c.title, updatedAt: c.updatedAt },
          kind: sql<Kind>`${kind}::text`,
          insightId: kind === 'insight' ? sql<number | null>`${c.insightId}` : sql<null>`null`,
        })
        .from(c)
        .where(and(eq(c.companyId, companyId), inArray(c.projectId, [...projectIds])))
        .orderBy(desc(c.updatedAt), desc(c.id))
        .limit(most);
    }),
  );
  return rows
    .flat()
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, most);
}

/** Replies in the project's conversations that cite a document, locked until the transaction ends. */
export async function repliesCiting<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, projectId }: ProjectScope,
  documentId: number,
): Promise<{ id: number; reply: ReplyOf<K> }[]> {
  const { conversations, messages } = tables[kind];
  const cites = sql`jsonb_path_exists(${messages.reply}, '$.**.documentId ? (@ == $id)', ${JSON.stringify({ id: documentId })}::jsonb)`;
  const rows = await tx
    .select({ id: messages.id, reply: messages.reply })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.companyId, companyId), eq(conversations.projectId, projectId), cites))
    .orderBy(messages.id)
    .for('update', { of: messages });
  return rows as { id: number; reply: ReplyOf<K> }[];
}

export async function rewriteReply<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId }: ProjectScope,
  { id, reply }: { id: number; reply: ReplyOf<K> },
): Promise<void> {
  const { messages } = tables[kind];
  await tx
    .update(messages)
    .set({ reply: reply as StoredReply })
    .where(and(eq(messages.id, id), eq(messages.companyId, companyId)));
}
