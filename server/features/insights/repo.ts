import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { changeKinds } from '#contract/analysis/run-changes.ts';
import type { Insight, InsightEvidence } from '#contract/insights/insights.ts';
import type { Provenance } from '#contract/insights/provenance.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Db, preparedOnce, type Tx } from '../../db/client.ts';
import {
  analysisProgress,
  documentSources,
  evidence,
  insights,
  insightTopics,
  people,
  type StoredAnalysis,
  topics,
} from '../../db/schema.ts';

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
  notFoundAt: insights.notFoundAt,
  provenance: insights.provenance,
  textEdits: insights.textEdits,
  textEditedAt: insights.textEditedAt,
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
  notFoundAt: Date | null;
  provenance: Provenance | null;
  textEdits: number | null;
  textEditedAt: Date | null;
};

/** All insights of one run have the same timestamp; of these, the first of each question comes before the second of any. */
const newestFirst = [desc(insights.createdAt), insights.ordinal, insights.id];

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
    (select ${fingerprint(sql`i.id`, sql`i.xmin`)} from topics i where ${own}),
    (select ${fingerprint(sql`i.id`)} from people i where ${own} and i.hidden),
    (select ${fingerprint(sql`i.id`)} from analysis_progress i where ${own} and i.status = 'completed'))`;
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
  const { insightId, projectId } = scope;
  const [rows, parts] = await Promise.all([
    rowsWhere(db, ofProject(scope), eq(insights.id, insightId)),
    partsOf(db, [{ id: insightId, projectId }]),
  ]);
  const facts = await factsOf(db, rows.filter(isDocument));
  return joined(rows, parts, facts)[0];
}

const isDocument = (row: Pick<Row, 'source'>) => row.source === 'upload';

/** Adds quotes and topics to the rows. */
async function complete(db: Db | Tx, rows: readonly Row[]): Promise<Insight[]> {
  const found = rows.filter((row) => !isDocument(row));
  const [parts, facts] = await Promise.all([partsOf(db, found), factsOf(db, rows.filter(isDocument))]);
  return joined(rows, parts, facts);
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** What belongs to these insights, by their ids. */
async function partsOf(db: Db | Tx, found: readonly Pick<Row, 'id' | 'projectId'>[]) {
  const ids = found.map((row) => row.id);
  const [quotes, tags, changes] = await Promise.all([quotesOf(db, ids), tagsOf(db, ids), lastChanges(db, found)]);
  return { quotes, tags, changes };
}

function joined(
  rows: readonly Row[],
  { quotes, tags, changes }: Parts,
  facts: ReadonlyMap<number, DocumentFacts>,
): Insight[] {
  return rows.map(({ analysis, createdAt, updatedAt, notFoundAt, provenance, textEdits, textEditedAt, ...row }) => ({
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
    ...(notFoundAt ? { notFoundAt: notFoundAt.toISOString() } : {}),
    ...(provenance ? { provenance } : {}),
    ...(textEdits && textEditedAt ? { textEdits: { count: textEdits, lastAt: textEditedAt.toISOString() } } : {}),
    ...changes.get(row.id),
    ...facts.get(row.id),
  }));
}

/** What the latest completed run of each project made of these insights. */
async function lastChanges(
  db: Db | Tx,
  found: readonly Pick<Row, 'projectId'>[],
): Promise<Map<number, Pick<Insight, 'lastRun'>>> {
  if (found.length === 0) return new Map();
  const { projectId, changes, status, id } = analysisProgress;
  const projectIds = [...new Set(found.map((row) => row.projectId))];
  const runs = await db
    .selectDistinctOn([projectId], { changes })
    .from(analysisProgress)
    .where(and(inArray(projectId, projectIds), eq(status, 'completed')))
    .orderBy(projectId, desc(id));
  return new Map(
    runs.flatMap((run) =>
      changeKinds.flatMap((lastRun) =>
        (run.changes?.[lastRun] ?? []).map((insight) => [insight, { lastRun }] as const),
      ),
    ),
  );
}

type DocumentFacts = Pick<Insight, 'warnings' | 'analyzed' | 'sameContentAs'>;

/** What a list tells of its documents besides their names. */
async function factsOf(db: Db | Tx, documents: readonly Row[]): Promise<Map<number, DocumentFacts>> {
  if (documents.length === 0) return new Map();
  const ids = documents.map((row) => row.id);
  const sources = await db
    .select({ id: documentSources.insightId, warnings: documentSources.warnings, sha256: documentSources.sha256 })
    .from(documentSources)
    .where(inArray(documentSources.insightId, ids))
    .orderBy(documentSources.insightId);
  const analyzed = await analyzedIn(db, [...new Set(documents.map((row) => row.projectId))]);
  const names = new Map(documents.map((row) => [row.id, row.fileName]));
  const first = new Map<string, number>();
  return new Map(
    sources.map(({ id, warnings, sha256 }) => {
      const earlier = names.get(first.get(sha256) ?? 0);
      if (earlier === undefined) first.set(sha256, id);
      return [
        id,
        {
          ...(warnings.length > 0 ? { warnings } : {}),
          analyzed: analyzed.has(id),
          ...(earlier === undefined ? {} : { sameContentAs: earlier }),
        },
      ];
    }),
  );
}

/** The documents that completed runs have read. */
async function analyzedIn(db: Db | Tx, projectIds: readonly number[]): Promise<Set<number>> {
  const { documentIds, projectId, status } = analysisProgress;
  const rows = await db
    .selectDistinct({ id: sql<number>`jsonb_array_elements(${documentIds})::int` })
    .from(analysisProgress)
    .where(and(inArray(projectId, [...projectIds]), eq(status, 'completed')));
  return new Set(rows.map((row) => row.id));
}

/** Whether the team has hidden the person who speaks. */
const isOfHidden = sql<boolean>`exists (select from ${people} where ${people.projectId} = ${insights.projectId}
  and ${people.name} = ${evidence.speaker} and ${people.hidden} and ${people.documentIds} @> to_jsonb(${evidence.documentId}))`;

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
      asked: evidence.asked,
      isHidden: isOfHidden,
    })
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.documentId))
    .where(inArray(evidence.insightId, [...ids]))
    .orderBy(evidence.insightId, evidence.ordinal);
  return groupedByInsight(
    rows.map(({ isHidden, asked, ...quote }) => ({
      ...quote,
      ...(asked ? { asked } : {}),
      ...(isHidden ? { hidden: true } : {}),
    })),
  );
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
