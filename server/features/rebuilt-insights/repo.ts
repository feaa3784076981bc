import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Provenance } from '#contract/insights/provenance.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { analysisProgress, evidence, insights, questions, type StoredAnalysis } from '../../db/schema.ts';

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), ne(insights.source, 'upload'));

const columns = {
  id: insights.id,
  companyId: insights.companyId,
  source: insights.source,
  fileName: insights.fileName,
  content: insights.content,
  analysis: insights.analysis,
  questionId: insights.questionId,
  ordinal: insights.ordinal,
  editedAt: insights.editedAt,
  provenance: insights.provenance,
  updatedAt: insights.updatedAt,
};
export type Quote = typeof evidence.$inferSelect;
export type InsightRow = {
  id: number;
  companyId: number;
  source: string | null;
  fileName: string;
  content: string;
  analysis: StoredAnalysis;
  questionId: number | null;
  ordinal: number | null;
  editedAt: Date | null;
  provenance: Provenance | null;
  updatedAt: Date;
  /** Best first. */
  quotes: Quote[];
};

async function rowsWhere(db: Db | Tx, scope: ProjectScope, condition: SQL | undefined): Promise<InsightRow[]> {
  const rows = await db
    .select(columns)
    .from(insights)
    .where(and(ofProject(scope), condition))
    .orderBy(insights.id);
  if (rows.length === 0) return [];
  const ids = rows.map((r) => r.id);
  const quotes = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.companyId, scope.companyId), inArray(evidence.insightId, ids)))
    .orderBy(evidence.insightId, evidence.ordinal);
  const ofInsight = Map.groupBy(quotes, (quote) => quote.insightId);
  return rows.map((row) => ({ ...row, quotes: ofInsight.get(row.id) ?? [] }));
}

const quoting = (documentId: number) =>
  sql`exists (select from ${evidence} where ${evidence.insightId} = ${insights.id} and ${evidence.documentId} = ${documentId})`;
const naming = (documentId: number) =>
  sql`${insights.analysis} -> 'sources' @> ${JSON.stringify([{ documentId }])}::jsonb`;

/** The insights that quote the document or name it as a source. */
export const rowsOn = (db: Db | Tx, scope: ProjectScope, documentId: number): Promise<InsightRow[]> =>
  rowsWhere(db, scope, or(quoting(documentId), naming(documentId)));

export const rowsOf = async (db: Db | Tx, scope: ProjectScope, ids: readonly number[]): Promise<InsightRow[]> =>
  ids.length === 0 ? [] : rowsWhere(db, scope, inArray(insights.id, [...ids]));

/** The insights whose text people wrote. */
export const writtenRows = (db: Db | Tx, scope: ProjectScope): Promise<InsightRow[]> =>
  rowsWhere(db, scope, eq(insights.source, 'custom'));

/** The insights whose text Earshot wrote. */
export const generatedRows = (db: Db | Tx, scope: ProjectScope): Promise<InsightRow[]> =>
  rowsWhere(db, scope, ne(insights.source, 'custom'));

/** The insights that answer one of the questions. */
export const rowsAsking = async (db: Db | Tx, scope: ProjectScope, asked: readonly string[]): Promise<InsightRow[]> =>
  asked.length === 0 ? [] : rowsWhere(db, scope, inArray(sql`${insights.analysis} ->> 'question'`, [...asked]));

const readsDocument = (column: SQL | typeof questions.documentIds | typeof analysisProgress.documentIds, id: number) =>
  sql`${column} @> ${JSON.stringify([id])}::jsonb`;

/** The insights whose counts of people and documents include the document, though they may not rest on it. */
export async function countedOver(db: Db | Tx, scope: ProjectScope, documentId: number): Promise<number[]> {
  const asked = sql`exists (select from ${questions} where ${questions.id} = ${insights.questionId} and ${readsDocument(questions.documentIds, documentId)})`;
  const found = sql`exists (select from ${analysisProgress} where ${analysisProgress.projectId} = ${insights.projectId}
    and ${readsDocument(analysisProgress.documentIds, documentId)} and ${analysisProgress.insights} @> to_jsonb(${insights.id}))`;
  const rows = await db
    .select({ id: insights.id })
    .from(insights)
    .where(and(ofProject(scope), sql`${insights.analysis} ? 'strength'`, or(asked, found)));
  return rows.map((r) => r.id);
}

/** The documents over which each of the insights was counted: those of its question, and of the last run that found it. */
export async function documentsCounted(
  db: Db | Tx,
  { companyId, projectId }: ProjectScope,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const lastRun = sql`(select r.document_ids from ${analysisProgress} r where r.project_id = ${insights.projectId}
    and r.insights @> to_jsonb(${insights.id}) order by r.id desc limit 1)`;
  const rows = await db
    .select({ id: insights.id, ofQuestion: questions.documentIds, ofRun: sql<number[] | null>`${lastRun}` })
    .from(insights)
    .leftJoin(questions, eq(questions.id, insights.questionId))
    .where(and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), inArray(insights.id, [...ids])));
  return new Map(rows.map(({ id, ofQuestion, ofRun }) => [id, [...(ofQuestion ?? []), ...(ofRun ?? [])]]));
}

export type Rewritten = Pick<InsightRow, 'id' | 'fileName' | 'source' | 'content' | 'analysis' | 'quotes'> &
  Partial<Pick<InsightRow, 'provenance'>>;

/** A text that is written again, to leave out a document, is no longer a model's. */
const writtenHere = (content: string): SQL => sql`case
  when ${insights.content} = ${content} then ${insights.provenance}
  else ${insights.provenance} || '{"engine": "embedded", "model": null, "promptVersion": null}'::jsonb end`;

export async function rewrite(tx: Tx, scope: ProjectScope, insight: Rewritten): Promise<void> {
  const { id, quotes, ...fields } = insight;
  await tx
    .update(insights)
    .set({ ...fields, provenance: writtenHere(fields.content), updatedAt: sql`now()` })
    .where(and(ofProject(scope), eq(insights.id, id)));
  await tx.delete(evidence).where(and(eq(evidence.companyId, scope.companyId), eq(evidence.insightId, id)));
  if (quotes.length > 0) await tx.insert(evidence).values(quotes.map((quote, ordinal) => ({ ...quote, ordinal })));
}

/** Foreign keys delete quotes, links to topics and conversations with the rows. */
export async function deleteRows(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(insights).where(and(ofProject(scope), inArray(insights.id, [...ids])));
}

export async function removeTags(
  tx: Tx,
  scope: ProjectScope,
  tags: readonly { id: number; tag: string }[],
): Promise<void> {
  for (const { id, tag } of tags) {
    const analysis = sql`jsonb_set(${insights.analysis}, '{keywords}', (${insights.analysis} -> 'keywords') - ${tag}::text)`;
    await tx
      .update(insights)
      .set({ analysis, updatedAt: sql`now()` })
      .where(and(ofProject(scope), eq(insights.id, id)));
  }
}
