import { and, asc, count, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { dismissedInsights, dismissedQuotes, insights, users } from '../../db/schema.ts';

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(dismissedInsights.companyId, companyId), eq(dismissedInsights.projectId, projectId));
const withQuotes = eq(dismissedQuotes.insightId, dismissedInsights.insightId);

/**
 * Remembers the supporting quotes of those of the insights that a run found, also where people have edited them since. One that
 * lost its lead quote with a document stands on the best that is left. An earlier dismissal of the same lead quote is replaced.
 */
export async function insertDismissed(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  const { companyId, projectId, userId } = scope;
  await tx.execute(sql`
    with quotes as (
      select e.insight_id, e.company_id, e.ordinal, e.document_id, e.start_offset, e.end_offset,
        e.leads or (not bool_or(e.leads) over own and e.ordinal = min(e.ordinal) over own) as leads,
        i.ordinal is not null or bool_or(e.leads) over own as generated
      from evidence e join insights i on i.id = e.insight_id
      where i.company_id = ${companyId} and i.project_id = ${projectId} and i.id in ${[...ids]} and e.stance = 'for'
      window own as (partition by e.insight_id)
    ), replaced as (
      delete from dismissed_insights d using dismissed_quotes old, quotes q
      where d.company_id = ${companyId} and d.project_id = ${projectId} and old.insight_id = d.insight_id
        and old.leads and q.leads and q.generated
        and (old.document_id, old.start_offset, old.end_offset) = (q.document_id, q.start_offset, q.end_offset)
    ), added as (
      insert into dismissed_insights (insight_id, company_id, project_id, user_id)
      select distinct insight_id, company_id, ${projectId}::int, ${userId}::int from quotes where generated
    )
    insert into dismissed_quotes (insight_id, company_id, ordinal, document_id, start_offset, end_offset, leads)
    select insight_id, company_id, ordinal, document_id, start_offset, end_offset, leads from quotes where generated`);
}

/** Deletes what rested on this document alone; the quotes of others go with the document's row. */
export async function deleteOfDocument(tx: Tx, scope: ProjectScope, documentId: number): Promise<void> {
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(dismissedQuotes)
    .where(and(withQuotes, ne(dismissedQuotes.documentId, documentId)));
  await tx.delete(dismissedInsights).where(and(ofProject(scope), notExists(elsewhere)));
}

/** Moves the quotes in a document that was redacted; those that are gone go, and so does what rested on them alone. */
export async function moveQuotes(
  tx: Tx,
  scope: ProjectScope,
  documentId: number,
  move: (quote: { start: number; end: number }) => { start: number; end: number } | null,
): Promise<void> {
  const ofDocument = and(eq(dismissedQuotes.companyId, scope.companyId), eq(dismissedQuotes.documentId, documentId));
  for (const quote of await tx.select().from(dismissedQuotes).where(ofDocument)) {
    const isQuote = and(eq(dismissedQuotes.insightId, quote.insightId), eq(dismissedQuotes.ordinal, quote.ordinal));
    const to = move(quote);
    if (to) await tx.update(dismissedQuotes).set({ start: to.start, end: to.end }).where(isQuote);
    else await tx.delete(dismissedQuotes).where(isQuote);
  }
  const left = tx.select({ one: sql`1` }).from(dismissedQuotes).where(withQuotes);
  await tx.delete(dismissedInsights).where(and(ofProject(scope), notExists(left)));
}

export async function deleteOne(tx: Tx, scope: ProjectScope, insightId: number): Promise<boolean> {
  const rows = await tx
    .delete(dismissedInsights)
    .where(and(ofProject(scope), eq(dismissedInsights.insightId, insightId)))
    .returning({ id: dismissedInsights.insightId });
  return rows.length > 0;
}

export async function countOf(db: Db, scope: ProjectScope): Promise<number> {
  const [row] = await db.select({ count: count() }).from(dismissedInsights).where(ofProject(scope));
  return row?.count ?? 0;
}

/** Newest first. */
export function listOf(db: Db, scope: ProjectScope) {
  return db
    .select({
      id: dismissedInsights.insightId,
      dismissedAt: dismissedInsights.createdAt,
      userId: dismissedInsights.userId,
      userName: users.username,
    })
    .from(dismissedInsights)
    .leftJoin(users, eq(users.id, dismissedInsights.userId))
    .where(ofProject(scope))
    .orderBy(desc(dismissedInsights.createdAt), desc(dismissedInsights.insightId));
}

/** The quotes of all dismissed insights of the project, each insight's lead quote first. */
export function quotesOf(db: Db | Tx, scope: ProjectScope) {
  return db
    .select({
      insightId: dismissedQuotes.insightId,
      documentId: dismissedQuotes.documentId,
      fileName: insights.fileName,
      start: dismissedQuotes.start,
      end: dismissedQuotes.end,
      leads: dismissedQuotes.leads,
    })
    .from(dismissedQuotes)
    .innerJoin(dismissedInsights, withQuotes)
    .innerJoin(insights, eq(insights.id, dismissedQuotes.documentId))
    .where(ofProject(scope))
    .orderBy(asc(dismissedQuotes.insightId), desc(dismissedQuotes.leads), asc(dismissedQuotes.ordinal));
}
