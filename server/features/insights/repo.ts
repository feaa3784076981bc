import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Insight, InsightEvidence } from '#contract/insights/insights.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Db, preparedOnce, type Tx } from '../../db/client.ts';
import { documentSources, evidence, insights, insightTopics, type StoredAnalysis, topics } from '../../db/schema.ts';

const excerptLength = 500;
const columns = {
  id: insights.id,
  projectId: insights.projectId,
  fileName: insights.fileName,
  fileType: insights.fileType,
  source: insights.source,
  content: sql<string>`case when ${insights.source} = 'upload' then left(${insights.content}, ${sql.raw(String(excerptLength))}) else ${insights.content} end`,
  analysis: insights.analysis,
  createdAt: insights.createdAt,
  updatedAt: insights.updatedAt,
};
type Row = {
  id: number;
  projectId: number;
  fileName: string;
  fileType: string;
  source: string | null;
  content: string;
  analysis: StoredAnalysis;
  createdAt: Date;
  updatedAt: Date;
};

export const generatedType = 'insight';
/** All insights of one run have the same timestamp and keep the order of its questions. */
const newestFirst = [desc(insights.createdAt), insights.id];

const rowsWhere = (db: Db | Tx, ...conditions: (SQL | undefined)[]) =>
  db
    .select(columns)
    .from(insights)
    .where(and(...conditions));
const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(insights.companyId, companyId), eq(insights.projectId, projectId));

/** Documents and insights of a project; without documents for callers who may not read them. */
export async function listOfProject(db: Db, scope: ProjectScope, withDocuments: boolean): Promise<Insight[]> {
  const kinds = withDocuments ? undefined : ne(insights.source, 'upload');
  return complete(db, await rowsWhere(db, ofProject(scope), kinds).orderBy(...newestFirst));
}

const partLength = 200;

/**
 * The insights of a project, without documents. They are read in parts, so that other requests are served in between.
 */
export async function listInParts(db: Db, scope: ProjectScope): Promise<Insight[]> {
  const ids = await db
    .select({ id: insights.id })
    .from(insights)
    .where(and(ofProject(scope), ne(insights.source, 'upload')))
    .orderBy(...newestFirst);
  const found: Insight[] = [];
  for (let at = 0; at < ids.length; at += partLength) {
    const part = ids.slice(at, at + partLength).map((row) => row.id);
    const rows = await rowsWhere(db, ofProject(scope), inArray(insights.id, part)).orderBy(...newestFirst);
    found.push(...(await complete(db, rows)));
  }
  return found;
}

/**
 * A string that changes whenever the result of listOfProject would. Each row version carries the number of the
 * transaction that wrote it, so rows need not be read and no code has to report a change.
 */
export async function stateOfList(db: Db, { companyId, projectId }: ProjectScope): Promise<string> {
  const [row] = await listState(db).execute({ companyId, projectId });
  return row?.state ?? '';
}

const fingerprint = (...parts: SQL[]) =>
  sql`count(*) || ':' || coalesce(bit_xor(hashtextextended(concat_ws(':', ${sql.join(parts, sql`, `)}), 0)), 0)`;
const listState = preparedOnce((db) => {
  const own = sql`i.company_id = ${sql.placeholder('companyId')} and i.project_id = ${sql.placeholder('projectId')}`;
  const state = sql<string>`concat_ws('/',
    (select ${fingerprint(sql`i.id`, sql`i.xmin`)} from insights i where ${own}),
    (select ${fingerprint(sql`e.insight_id`, sql`e.ordinal`, sql`e.xmin`)}
       from evidence e join insights i on i.id = e.insight_id where ${own}),
    (select ${fingerprint(sql`t.insight_id`, sql`t.topic_id`, sql`t.xmin`)}
       from insight_topics t join insights i on i.id = t.insight_id where ${own}),
    (select ${fingerprint(sql`i.id`, sql`i.xmin`)} from topics i where ${own}))`;
  return db
    .select({ state: state.as('state') })
    .from(sql`(select 1) as one`)
    .prepare('state_of_insight_list');
});

/** The newest insights of the given projects, without documents. */
export async function listRecent(
  db: Db,
  { companyId }: CompanyScope,
  projectIds: readonly number[],
  most: number,
): Promise<Insight[]> {
  if (projectIds.length === 0) return [];
  const ofProjects = and(eq(insights.companyId, companyId), inArray(insights.projectId, [...projectIds]));
  const rows = await rowsWhere(db, ofProjects, ne(insights.source, 'upload'))
    .orderBy(...newestFirst)
    .limit(most);
  return complete(db, rows);
}

/** The insights of these questions, in the order of the questions. */
export async function listOfQuestions(db: Db, scope: ProjectScope, questionIds: readonly number[]): Promise<Insight[]> {
  if (questionIds.length === 0) return [];
  const rows = await rowsWhere(db, ofProject(scope), inArray(insights.questionId, [...questionIds])).orderBy(
    insights.questionId,
    insights.ordinal,
  );
  return complete(db, rows);
}

export async function readOne(db: Db | Tx, scope: ProjectScope & { insightId: number }): Promise<Insight | undefined> {
  const [row] = await complete(db, await rowsWhere(db, ofProject(scope), eq(insights.id, scope.insightId)));
  return row;
}

/** Adds quotes and topics to the rows. */
async function complete(db: Db | Tx, rows: readonly Row[]): Promise<Insight[]> {
  const ids = rows.filter((r) => r.source !== 'upload').map((r) => r.id);
  const quotes = await quotesOf(db, ids);
  const tags = await tagsOf(db, ids);
  const warnings = await warningsOf(
    db,
    rows.filter((r) => r.source === 'upload').map((r) => r.id),
  );
  return rows.map(({ analysis, createdAt, updatedAt, ...row }) => ({
    ...row,
    title: analysis.title,
    analysis: {
      ...analysis,
      quote: analysis.supportingQuote,
      relevance: analysis.businessImpact,
      evidence: quotes.get(row.id) ?? [],
    },
    topics: tags.get(row.id) ?? [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...warnings.get(row.id),
  }));
}

/** Only for documents that were read partly. */
async function warningsOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Pick<Insight, 'warnings'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documentSources.insightId, warnings: documentSources.warnings })
    .from(documentSources)
    .where(and(inArray(documentSources.insightId, [...ids]), sql`jsonb_array_length(${documentSources.warnings}) > 0`));
  return new Map(rows.map(({ id, warnings }) => [id, { warnings }]));
}

async function quotesOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, InsightEvidence[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      insightId: evidence.insightId,
      documentId: evidence.documentId,
      fileName: insights.fileName,
      start: evidence.start,
      end: evidence.end,
      quote: evidence.quote,
      speaker: evidence.speaker,
      place: evidence.place,
      stance: evidence.stance,
    })
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.documentId))
    .where(inArray(evidence.insightId, [...ids]))
    .orderBy(evidence.insightId, evidence.ordinal);
  return groupedByInsight(rows);
}

async function tagsOf(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Insight['topics']>();
  const rows = await db
    .select({ insightId: insightTopics.insightId, id: topics.id, name: topics.name, color: topics.color })
    .from(insightTopics)
    .innerJoin(topics, eq(topics.id, insightTopics.topicId))
    .where(inArray(insightTopics.insightId, [...ids]))
    .orderBy(topics.id);
  return groupedByInsight(rows);
}

function groupedByInsight<T>(rows: readonly (T & { insightId: number })[]): Map<number, Omit<T, 'insightId'>[]> {
  const groups = new Map<number, Omit<T, 'insightId'>[]>();
  for (const { insightId, ...row } of rows) {
    const group = groups.get(insightId) ?? [];
    groups.set(insightId, group);
    group.push(row);
  }
  return groups;
}

export type GeneratedInsight = {
  questionId: number;
  ordinal: number;
  analysis: StoredAnalysis;
  evidence: Omit<InsightEvidence, 'fileName'>[];
  topicIds: number[];
  createdAt: Date;
};

/**
 * Stores an insight of a question, or updates the one with the same ordinal. Returns its id, or null if a person has
 * edited that one.
 */
export async function upsertGenerated(tx: Tx, scope: ProjectScope, found: GeneratedInsight): Promise<number | null> {
  const { companyId, projectId } = scope;
  const { questionId, ordinal, analysis, createdAt } = found;
  const names = analysis.sources.map((s) => s.fileName);
  const values = {
    fileName: names[0] ?? analysis.title,
    fileType: generatedType,
    content: analysis.summary,
    source: names.join(', '),
    analysis,
  };
  const [row] = await tx
    .insert(insights)
    .values({ ...values, companyId, projectId, questionId, ordinal, createdAt })
    .onConflictDoUpdate({
      target: [insights.questionId, insights.ordinal],
      targetWhere: sql`question_id is not null`,
      set: { ...values, updatedAt: sql`now()` },
      setWhere: isNull(insights.editedAt),
    })
    .returning({ id: insights.id });
  if (!row) return null;
  await tx.delete(evidence).where(eq(evidence.insightId, row.id));
  await tx.insert(evidence).values(
    found.evidence.map((quote, ordinal) => ({
      ...quote,
      companyId,
      insightId: row.id,
      ordinal,
      leads: ordinal === 0,
    })),
  );
  if (found.topicIds.length > 0) {
    await tx
      .insert(insightTopics)
      .values(found.topicIds.map((topicId) => ({ insightId: row.id, topicId, companyId })))
      .onConflictDoNothing();
  }
  return row.id;
}

/** Deletes what an earlier run stored for the question under other ordinals; edited insights are kept. */
export async function dropOthers(
  tx: Tx,
  { companyId }: ProjectScope,
  questionId: number,
  ordinals: readonly number[],
): Promise<void> {
  await tx
    .delete(insights)
    .where(
      and(
        eq(insights.companyId, companyId),
        eq(insights.questionId, questionId),
        isNull(insights.editedAt),
        notInArray(insights.ordinal, [...ordinals]),
      ),
    );
}

/** The insights of a question that people have edited. */
export async function editedOf(tx: Tx, scope: ProjectScope, questionId: number) {
  return tx
    .select({ id: insights.id, ordinal: insights.ordinal })
    .from(insights)
    .where(and(ofProject(scope), eq(insights.questionId, questionId), isNotNull(insights.editedAt)));
}

/** All insights of the project that people edited, tagged or wrote, each with its supporting quotes, best first. */
export async function editedInsights(db: Db, scope: ProjectScope) {
  const isEdited = and(ofProject(scope), isNotNull(insights.editedAt));
  const rows = await db
    .select({ id: insights.id, ordinal: insights.ordinal, analysis: insights.analysis })
    .from(insights)
    .where(isEdited)
    .orderBy(insights.id);
  const quotes = await db
    .select(getTableColumns(evidence))
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.insightId))
    .where(and(isEdited, eq(evidence.stance, 'for')))
    .orderBy(evidence.ordinal);
  const ofInsight = Map.groupBy(quotes, (quote) => quote.insightId);
  return rows.map((row) => ({ ...row, quotes: ofInsight.get(row.id) ?? [] }));
}

/** Writes emoji and badge where they differ; what people have edited stays. */
export async function writeMarks(
  tx: Tx,
  scope: ProjectScope,
  marks: readonly { id: number; emoji: string; badge?: string }[],
): Promise<void> {
  for (const { id, ...mark } of marks) {
    const marked = sql`(${insights.analysis} - 'badge') || ${JSON.stringify(mark)}::jsonb`;
    await tx
      .update(insights)
      .set({ analysis: marked, updatedAt: sql`now()` })
      .where(and(ofProject(scope), eq(insights.id, id), isNull(insights.editedAt), ne(insights.analysis, marked)));
  }
}

/** The quotes by which runs recognise their insights: two insights with the same one are duplicates. */
export async function leadingQuotes(db: Db | Tx, { companyId, projectId }: ProjectScope) {
  return db
    .select({
      insightId: insights.id,
      questionId: insights.questionId,
      documentId: evidence.documentId,
      start: evidence.start,
      end: evidence.end,
    })
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.insightId))
    .where(and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), eq(evidence.leads, true)));
}

/** Deletes insights of the project, but not documents; returns how many were deleted. */
export async function deleteInsightRows(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .delete(insights)
    .where(and(ofProject(scope), inArray(insights.id, [...ids]), ne(insights.source, 'upload')))
    .returning({ id: insights.id });
  return rows.length;
}

/** From now on no run replaces the insight; false if it does not exist or is a document. */
export async function keepRow(tx: Tx, scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await tx
    .update(insights)
    .set({ editedAt: sql`coalesce(${insights.editedAt}, now())` })
    .where(and(ofProject(scope), eq(insights.id, id), ne(insights.source, 'upload')))
    .returning({ id: insights.id });
  return rows.length > 0;
}

/** Foreign keys delete the quotes and topic links of the row with it. */
export async function deleteRow(tx: Tx, scope: ProjectScope, id: number): Promise<void> {
  await tx.delete(insights).where(and(ofProject(scope), eq(insights.id, id)));
}

/** The insights that quote a document, each with all its quotes, best first. */
export async function insightsQuoting(tx: Tx, scope: ProjectScope, documentId: number) {
  const quoting = tx
    .select({ id: evidence.insightId })
    .from(evidence)
    .where(and(eq(evidence.companyId, scope.companyId), eq(evidence.documentId, documentId)));
  const rows = await tx
    .select({ id: insights.id, source: insights.source, analysis: insights.analysis })
    .from(insights)
    .where(and(ofProject(scope), inArray(insights.id, quoting)));
  if (rows.length === 0) return [];
  const ids = rows.map((r) => r.id);
  const quotes = await tx
    .select()
    .from(evidence)
    .where(inArray(evidence.insightId, ids))
    .orderBy(evidence.insightId, evidence.ordinal);
  return rows.map((row) => ({ ...row, quotes: quotes.filter((q) => q.insightId === row.id) }));
}

type Quote = typeof evidence.$inferSelect;

/** Updates an insight after some of its quotes were removed. */
export async function rewriteEvidence(
  tx: Tx,
  scope: ProjectScope,
  insight: { id: number; source: string | null; analysis: StoredAnalysis; quotes: readonly Quote[] },
): Promise<void> {
  const { id, analysis, quotes } = insight;
  const names = analysis.sources.map((s) => s.fileName);
  const named =
    insight.source === 'custom' || names.length === 0 ? {} : { fileName: names[0], source: names.join(', ') };
  await tx
    .update(insights)
    .set({ analysis, ...named, updatedAt: sql`now()` })
    .where(and(ofProject(scope), eq(insights.id, id)));
  await tx.delete(evidence).where(eq(evidence.insightId, id));
  if (quotes.length > 0) await tx.insert(evidence).values(quotes.map((quote, ordinal) => ({ ...quote, ordinal })));
}
