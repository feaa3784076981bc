import { and, desc, eq } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { chatConversations, chatMessages } from '../../db/schema.ts';

type InsightScope = ProjectScope & { insightId: number };
export type ConversationRow = {
  id: number;
  projectId: number;
  insightId: number;
  userId: number;
  title: string;
  createdAt: Date;
  updatedAt: Date;
};

const columns = {
  id: chatConversations.id,
  projectId: chatConversations.projectId,
  insightId: chatConversations.insightId,
  userId: chatConversations.userId,
  title: chatConversations.title,
  createdAt: chatConversations.createdAt,
  updatedAt: chatConversations.updatedAt,
};
const ofInsight = ({ companyId, projectId, insightId }: InsightScope) =>
  and(
    eq(chatConversations.companyId, companyId),
    eq(chatConversations.projectId, projectId),
    eq(chatConversations.insightId, insightId),
  );

export const listOfInsight = (db: Db, scope: InsightScope): Promise<ConversationRow[]> =>
  db
    .select(columns)
    .from(chatConversations)
    .where(ofInsight(scope))
    .orderBy(desc(chatConversations.updatedAt), desc(chatConversations.id));

export async function isOfInsight(db: Db, scope: InsightScope, conversationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(ofInsight(scope), eq(chatConversations.id, conversationId)));
  return rows.length > 0;
}

export async function insertConversation(
  tx: Tx,
  { companyId, projectId, insightId, userId }: InsightScope,
  { title, sessionKey }: { title: string; sessionKey: string },
): Promise<ConversationRow> {
  const [row] = await tx
    .insert(chatConversations)
    .values({ companyId, projectId, insightId, userId, title, sessionKey })
    .returning(columns);
  if (!row) throw new Error('the conversation was not stored');
  return row;
}

/** A message of a conversation of the project, locked until the transaction ends. */
export async function lockMessage(tx: Tx, { companyId, projectId }: ProjectScope, messageId: number) {
  const [row] = await tx
    .select({
      id: chatMessages.id,
      role: chatMessages.role,
      reply: chatMessages.reply,
      savedInsightId: chatMessages.savedInsightId,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatConversations.companyId, companyId),
        eq(chatConversations.projectId, projectId),
      ),
    )
    .for('update', { of: chatMessages });
  return row;
}

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
