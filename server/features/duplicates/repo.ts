import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { chatConversations, evidence, insights, insightTopics, type StoredAnalysis } from '../../db/schema.ts';
import type { Quote } from './rules.ts';

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), ne(insights.source, 'upload'));

/** The project's insights, newest first, each with the location of its first quote. */
export async function listCandidates(db: Db, scope: ProjectScope) {
  const isFirst = and(eq(evidence.insightId, insights.id), eq(evidence.ordinal, 0), eq(evidence.stance, 'for'));
  return db
    .select({
      id: insights.id,
      title: sql<string>`${insights.analysis} ->> 'title'`,
      quote: sql<string>`coalesce(${evidence.quote}, '')`,
      documentId: evidence.documentId,
      start: evidence.start,
      end: evidence.end,
    })
    .from(insights)
    .leftJoin(evidence, isFirst)
    .where(ofProject(scope))
    .orderBy(desc(insights.createdAt), insights.id);
}

/**
 * Locks those of the ids that are insights of the project until the transaction ends, and returns them with their
 * quotes.
 */
export async function lockInsights(tx: Tx, scope: ProjectScope, ids: readonly number[]) {
  const rows = await tx
    .select({ id: insights.id, source: insights.source, analysis: insights.analysis })
    .from(insights)
    .where(and(ofProject(scope), inArray(insights.id, [...ids])))
    .orderBy(insights.id)
    .for('update');
  const quotes = await tx
    .select()
    .from(evidence)
    .where(and(eq(evidence.companyId, scope.companyId), inArray(evidence.insightId, [...ids])))
    .orderBy(evidence.ordinal);
  return rows.map((row) => ({ ...row, quotes: quotes.filter((q) => q.insightId === row.id) }));
}

type Written = { analysis: StoredAnalysis; source: string; quotes: readonly Quote[] };

export async function writeMerged(
  tx: Tx,
  scope: ProjectScope,
  id: number,
  { quotes, ...fields }: Written,
): Promise<void> {
  const { companyId } = scope;
  const moved = { editedAt: sql`coalesce(${insights.editedAt}, now())`, updatedAt: sql`now()` };
  await tx
    .update(insights)
    .set({ ...fields, ...moved })
    .where(and(ofProject(scope), eq(insights.id, id)));
  await tx.delete(evidence).where(and(eq(evidence.companyId, companyId), eq(evidence.insightId, id)));
  if (quotes.length === 0) return;
  await tx.insert(evidence).values(quotes.map((quote, ordinal) => ({ ...quote, companyId, insightId: id, ordinal })));
}

/** Moves the topics and conversations of the others to the kept insight, then deletes the others. */
export async function absorb(tx: Tx, scope: ProjectScope, id: number, others: readonly number[]): Promise<void> {
  const { companyId } = scope;
  const topics = await tx
    .selectDistinct({ topicId: insightTopics.topicId })
    .from(insightTopics)
    .where(and(eq(insightTopics.companyId, companyId), inArray(insightTopics.insightId, [...others])));
  if (topics.length > 0) {
    await tx
      .insert(insightTopics)
      .values(topics.map(({ topicId }) => ({ companyId, insightId: id, topicId })))
      .onConflictDoNothing();
  }
  await tx
    .update(chatConversations)
    .set({ insightId: id })
    .where(and(eq(chatConversations.companyId, companyId), inArray(chatConversations.insightId, [...others])));
  await tx.delete(insights).where(and(ofProject(scope), inArray(insights.id, [...others])));
}
