import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProjectScope } from '../../../access/scope.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { StoredReply } from '../../../db/schema.ts';
import { together } from '../../../db/together.ts';
import {
  type ContentOf,
  type ConversationScope,
  type Exchange,
  type Kind,
  type MessageRow,
  ofConversation,
  type ReplyOf,
  tables,
} from './tables.ts';

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
  const asked = alias(messages, 'asked');
  const question = tx
    .select({ id: asked.id })
    .from(asked)
    .where(and(eq(asked.conversationId, conversationId), eq(asked.clientMessageId, clientMessageId)));
  // Sent together: the reply finds the message that is stored right before it.
  const [[stored], [answer]] = await together([
    tx
      .insert(messages)
      .values({ ...common, role: 'user', content: text, clientMessageId })
      .returning({ id: messages.id }),
    tx
      .insert(messages)
      .values({ ...common, role: 'assistant', content: '', reply: reply as StoredReply, replyTo: sql`(${question})` })
      .returning({ id: messages.id }),
  ]);
  if (!stored) throw new Error('the message was not stored');
  if (!answer) throw new Error('the reply was not stored');
  return { userMessageId: stored.id, messageId: answer.id, text, reply };
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
