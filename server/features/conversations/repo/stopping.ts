import { and, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { type ConversationScope, isConversation, type Kind, tables } from './tables.ts';

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
