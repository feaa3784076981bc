import { and, eq, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../../access/scope.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { StoredReply } from '../../../db/schema.ts';
import { type Kind, type ReplyOf, tables } from './tables.ts';

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
