import { and, asc, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { WatchedRow } from '../../db/changes.ts';
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

/** The conversations of a project, or of one of its insights, the most recently used first. */
export async function listConversations<K extends Kind>(
  db: Db,
  kind: K,
  { companyId, projectId, insightId }: ProjectScope & { insightId?: number },
): Promise<ConversationRow<K>[]> {
  const { conversations: c } = tables[kind];
  const rows = await db
    .select()
    .from(tables[kind].conversations)
    .where(
      and(
        eq(c.companyId, companyId),
        eq(c.projectId, projectId),
        insightId === undefined ? undefined : eq(c.insightId, insightId),
      ),
    )
    .orderBy(desc(c.updatedAt), desc(c.id));
  return rows as ConversationRow<K>[];
}

export async function readConversation<K extends Kind>(
  db: Db,
  kind: K,
  scope: ConversationScope,
): Promise<ConversationRow<K> | undefined> {
  const [row] = await db.select().from(tables[kind].conversations).where(isConversation(kind, scope));
  return row as ConversationRow<K> | undefined;
}

/** Starts a conversation, or returns the one that the user has started under this id. */
export async function insertConversation<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, projectId, userId }: ProjectScope,
  fields: NewConversation<K>,
): Promise<ConversationRow<K> | undefined> {
  const { conversations: c } = tables[kind];
  const once = [c.projectId, c.userId, c.clientConversationId];
  const [row] = await tx
    .insert(c)
    .values({ ...(fields as NewConversation<'insight'>), companyId, projectId, userId })
    .onConflictDoNothing({ target: once })
    .returning();
  if (row || fields.clientConversationId === undefined) return row as ConversationRow<K> | undefined;
  const [known] = await tx
    .select()
    .from(c)
    .where(
      and(
        eq(c.companyId, companyId),
        eq(c.projectId, projectId),
        eq(c.userId, userId),
        eq(c.clientConversationId, fields.clientConversationId),
      ),
    );
  return known as ConversationRow<K> | undefined;
}

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

export async function deleteConversation(tx: Tx, kind: Kind, scope: ConversationScope): Promise<void> {
  await tx.delete(tables[kind].conversations).where(isConversation(kind, scope));
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

/** A message of the project's conversations, locked until the transaction ends. */
export async function lockMessage<K extends Kind>(
  tx: Tx,
  kind: K,
  { companyId, projectId }: ProjectScope,
  messageId: number,
) {
  const { conversations: c, messages: m } = tables[kind];
  const savedInsightId = kind === 'insight' ? m.savedInsightId : sql<null>`null::int`;
  const [row] = await tx
    .select({ role: m.role, reply: m.reply, savedInsightId })
    .from(m)
    .innerJoin(c, eq(c.id, m.conversationId))
    .where(and(eq(m.id, messageId), eq(c.companyId, companyId), eq(c.projectId, projectId)))
    .for('update', { of: m });
  return row as { role: string; reply: ReplyOf<K> | null; savedInsightId: number | null } | undefined;
}

/** A reply about an insight was saved as an insight. */
export async function markSaved(
  tx: Tx,
  { companyId }: ProjectScope,
  messageId: number,
  insightId: number,
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ saved: true, savedInsightId: insightId })
    .where(and(eq(chatMessages.id, messageId), eq(chatMessages.companyId, companyId)));
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

/** How many messages of a conversation can be marked for a stop at once; the latest stay. */
const maxStopping = 20;

/** Marks a message that has no stored reply yet: its reply is to be stopped. */
export async function markStopping(db: Db, kind: Kind, scope: ConversationScope, messageId: string): Promise<void> {
  const { conversations: c } = tables[kind];
  const all = sql`array_append(array_remove(${c.stopping}, ${messageId}::text), ${messageId}::text)`;
  await db
    .update(c)
    .set({ stopping: sql`(${all})[greatest(1, cardinality(${all}) - ${maxStopping - 1}):]` })
    .where(and(isConversation(kind, scope), not(isStored(kind, messageId))));
}

/** Whether nothing needs to be written any more: the reply was stopped, or another call has stored it. */
export async function isSettled(db: Db, kind: Kind, scope: ConversationScope, messageId: string): Promise<boolean> {
  const { conversations: c } = tables[kind];
  const isMarked = sql`${messageId} = any(${c.stopping})`;
  const rows = await db
    .select({ id: c.id })
    .from(c)
    .where(and(isConversation(kind, scope), or(isMarked, isStored(kind, messageId))));
  return rows.length > 0;
}

const isStored = (kind: Kind, messageId: string) => {
  const { conversations: c, messages: m } = tables[kind];
  return sql`exists (select 1 from ${m} where ${m.conversationId} = ${c.id} and ${m.clientMessageId} = ${messageId})`;
};

/** The reply is stored: there is nothing left to stop. */
export async function clearStopping(tx: Tx, kind: Kind, scope: ConversationScope, messageId: string): Promise<void> {
  const { conversations: c } = tables[kind];
  await tx
    .update(c)
    .set({ stopping: sql`array_remove(${c.stopping}, ${messageId}::text)` })
    .where(and(isConversation(kind, scope), sql`${messageId} = any(${c.stopping})`));
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
  tx: Db | Tx,
  kind: K,
  { companyId, projectId }: ProjectScope,
  documentId: number,
): Promise<{ id: number; conversationId: number; reply: ReplyOf<K> }[]> {
  const { conversations, messages } = tables[kind];
  const cites = sql`jsonb_path_exists(${messages.reply}, '$.**.documentId ? (@ == $id)', ${JSON.stringify({ id: documentId })}::jsonb)`;
  const rows = await tx
    .select({ id: messages.id, conversationId: messages.conversationId, reply: messages.reply })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.companyId, companyId), eq(conversations.projectId, projectId), cites))
    .orderBy(messages.id)
    .for('update', { of: messages });
  return rows as { id: number; conversationId: number; reply: ReplyOf<K> }[];
}

/** The replies in which one of these people answers. */
export async function repliesOfPeople(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  personIds: readonly number[],
): Promise<{ id: number; reply: StoredGroupReply }[]> {
  if (personIds.length === 0) return [];
  const { conversations, messages } = tables.people;
  const ids = JSON.stringify({ ids: personIds });
  const answers = sql`jsonb_path_exists(${messages.reply}, '$.responses[*].person.id ? (@ == $ids[*])', ${ids}::jsonb)`;
  const rows = await tx
    .select({ id: messages.id, reply: messages.reply })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.companyId, companyId), eq(conversations.projectId, projectId), answers))
    .orderBy(messages.id)
    .for('update', { of: messages });
  return rows as unknown as { id: number; reply: StoredGroupReply }[];
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
