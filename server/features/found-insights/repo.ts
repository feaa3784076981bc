import { and, eq, inArray, isNotNull, isNull, max, ne, notInArray, sql } from 'drizzle-orm';
import { insightFileType } from '#contract/insights/insights.ts';
import type { Provenance } from '#contract/insights/provenance.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { evidence, insights, insightTopics, type StoredAnalysis } from '../../db/schema.ts';
import type { KnownClaim, StoredQuote } from './rules.ts';

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(insights.companyId, companyId), eq(insights.projectId, projectId));
/** Also those that people have edited since. */
const isGenerated = isNotNull(insights.ordinal);

/** What the generated insights of the project claim, oldest first. */
export async function listClaims(
  db: Db | Tx,
  scope: ProjectScope,
): Promise<(KnownClaim & { question: string; asked: boolean })[]> {
  const rows = await db
    .select({
      insightId: insights.id,
      questionId: insights.questionId,
      asked: insights.asked,
      question: sql<string>`coalesce(${insights.analysis} ->> 'question', '')`,
      title: sql<string>`${insights.analysis} ->> 'title'`,
      isEdited: sql<boolean>`${insights.editedAt} is not null`,
      documentId: evidence.documentId,
      start: evidence.start,
      end: evidence.end,
      quote: evidence.quote,
      claimStart: evidence.claimStart,
      claimEnd: evidence.claimEnd,
    })
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.insightId))
    .where(and(ofProject(scope), isGenerated, eq(evidence.leads, true)))
    .orderBy(insights.id, evidence.ordinal);
  return rows.map(({ claimStart, claimEnd, ...row }) => ({
    ...row,
    claim: claimStart === null || claimEnd === null ? null : { start: claimStart, end: claimEnd },
  }));
}

/** What the insights rest on that people wrote themselves, or saved from a reply, by their ids. */
export async function quotesOfWritten(tx: Tx, scope: ProjectScope): Promise<Map<number, WrittenQuote[]>> {
  const { documentId, start, end, stance } = evidence;
  const rows = await tx
    .select({ id: insights.id, documentId, start, end, stance })
    .from(evidence)
    .innerJoin(insights, eq(insights.id, evidence.insightId))
    .where(and(ofProject(scope), eq(insights.source, 'custom'), isNull(insights.ordinal)))
    .orderBy(insights.id, evidence.ordinal);
  return Map.groupBy(rows, (row) => row.id);
}
type WrittenQuote = Pick<StoredQuote, 'documentId' | 'start' | 'end' | 'stance'>;

const quoteColumns = {
  documentId: evidence.documentId,
  start: evidence.start,
  end: evidence.end,
  quote: evidence.quote,
  speaker: evidence.speaker,
  place: evidence.place,
  stance: evidence.stance,
  asked: evidence.asked,
  leads: evidence.leads,
  claimStart: evidence.claimStart,
  claimEnd: evidence.claimEnd,
};

/** Locks an insight until the transaction ends and returns it with its quotes, best first. */
export async function lockFound(tx: Tx, scope: ProjectScope, id: number) {
  const [row] = await tx
    .select({
      id: insights.id,
      source: insights.source,
      content: insights.content,
      analysis: insights.analysis,
      asked: insights.asked,
      editedAt: insights.editedAt,
      notFoundAt: insights.notFoundAt,
      provenance: insights.provenance,
    })
    .from(insights)
    .where(and(ofProject(scope), eq(insights.id, id)))
    .for('update');
  if (!row) return undefined;
  const quotes: StoredQuote[] = await tx
    .select(quoteColumns)
    .from(evidence)
    .where(and(eq(evidence.companyId, scope.companyId), eq(evidence.insightId, id)))
    .orderBy(evidence.ordinal);
  return { ...row, quotes };
}

export type NewInsight = {
  questionId: number;
  asked: boolean;
  analysis: StoredAnalysis;
  provenance: Provenance;
  quotes: readonly StoredQuote[];
  topicIds: readonly number[];
  createdAt: Date;
};

/** Stores an insight after those that its question has; the project is locked, so no other takes the same position. */
export async function insertFound(tx: Tx, scope: ProjectScope, found: NewInsight): Promise<number> {
  const { companyId, projectId } = scope;
  const { questionId, asked, analysis, createdAt, provenance } = found;
  const ofQuestion = and(eq(insights.companyId, companyId), eq(insights.questionId, questionId));
  const [last] = await tx
    .select({ ordinal: max(insights.ordinal) })
    .from(insights)
    .where(ofQuestion);
  const [row] = await tx
    .insert(insights)
    .values({
      ...{ companyId, projectId, questionId, asked, createdAt, ordinal: (last?.ordinal ?? -1) + 1 },
      ...{ fileType: insightFileType, content: analysis.summary, analysis, provenance, ...namesOf(analysis) },
    })
    .returning({ id: insights.id });
  if (!row) throw new Error('the insight was not stored');
  await insertQuotes(tx, scope, row.id, found.quotes);
  await addTopics(tx, scope, row.id, found.topicIds);
  return row.id;
}

function namesOf(analysis: StoredAnalysis) {
  const names = analysis.sources.map((s) => s.fileName);
  return { fileName: names[0] ?? analysis.title, source: names.join(', ') };
}

async function insertQuotes(
  tx: Tx,
  { companyId }: ProjectScope,
  insightId: number,
  quotes: readonly StoredQuote[],
): Promise<void> {
  if (quotes.length === 0) return;
  await tx.insert(evidence).values(quotes.map((quote, ordinal) => ({ ...quote, companyId, insightId, ordinal })));
}

async function addTopics(tx: Tx, { companyId }: ProjectScope, insightId: number, topicIds: readonly number[]) {
  if (topicIds.length === 0) return;
  await tx
    .insert(insightTopics)
    .values(topicIds.map((topicId) => ({ insightId, topicId, companyId })))
    .onConflictDoNothing();
}

type Rewritten = {
  id: number;
  source: string | null;
  analysis: StoredAnalysis;
  content: string;
  quotes: readonly StoredQuote[];
  topicIds: readonly number[];
  provenance: Provenance | null;
};

export async function writeFound(tx: Tx, scope: ProjectScope, found: Rewritten): Promise<void> {
  const { id, source, content, analysis, quotes, provenance } = found;
  const names = source === 'custom' ? {} : namesOf(analysis);
  await tx
    .update(insights)
    .set({ content, analysis, provenance, ...names, notFoundAt: null, updatedAt: sql`now()` })
    .where(and(ofProject(scope), eq(insights.id, id)));
  await tx.delete(evidence).where(and(eq(evidence.companyId, scope.companyId), eq(evidence.insightId, id)));
  await insertQuotes(tx, scope, id, quotes);
  await addTopics(tx, scope, id, found.topicIds);
}

export async function clearNotFound(tx: Tx, scope: ProjectScope, id: number): Promise<void> {
  await tx
    .update(insights)
    .set({ notFoundAt: null })
    .where(and(ofProject(scope), eq(insights.id, id)));
}

/** The questions for which a run has stored insights of another engine. */
export async function answeredOtherwise(
  db: Db,
  scope: ProjectScope,
  { runId, engine }: Pick<Provenance, 'runId' | 'engine'>,
): Promise<number[]> {
  const { provenance, questionId } = insights;
  const rows = await db
    .selectDistinct({ id: sql<number>`${questionId}` })
    .from(insights)
    .where(
      and(
        ofProject(scope),
        isNotNull(questionId),
        sql`${provenance} ->> 'runId' = ${runId}`,
        sql`${provenance} ->> 'engine' <> ${engine}`,
      ),
    );
  return rows.map((row) => row.id);
}

export type Judged = {
  questionIds: readonly number[];
  documentIds: readonly number[];
  found: readonly number[];
  asked: boolean;
  /** What searched: another engine or model might find them again. */
  provenance: Provenance;
  /** When the run started. */
  at: Date;
};

/**
 * Marks the insights that a run could have found and did not: it asked their question in the same way and read every document
 * that they rest on. One that is marked keeps the date of the first such run. Returns the ids of all of them.
 */
export async function markMissing(tx: Tx, scope: ProjectScope, judged: Judged): Promise<number[]> {
  const { questionIds, documentIds, found, asked, provenance, at } = judged;
  if (questionIds.length === 0) return [];
  const isRead = (id: unknown) => sql`${id} = any(${sql.param([...documentIds])}::int[])`;
  const rows = await tx
    .update(insights)
    .set({ notFoundAt: sql`coalesce(${insights.notFoundAt}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(
        ofProject(scope),
        isGenerated,
        inArray(insights.questionId, [...questionIds]),
        eq(insights.asked, asked),
        ne(insights.source, 'upload'),
        sql`coalesce(${insights.provenance} ->> 'engine', 'embedded') = ${provenance.engine}`,
        sql`${insights.provenance} ->> 'model' is not distinct from ${provenance.model}::text`,
        found.length > 0 ? notInArray(insights.id, [...found]) : undefined,
        // Not what others found while this run was busy.
        sql`${insights.createdAt} <= ${at.toISOString()}::timestamptz`,
        sql`exists (select from evidence e where e.insight_id = ${insights.id} and e.leads)`,
        sql`not exists (select from evidence e where e.insight_id = ${insights.id} and e.stance <> 'near'
          and not ${isRead(sql`e.document_id`)})`,
        sql`not exists (select from jsonb_array_elements(${insights.analysis} -> 'sources') s
          where not ${isRead(sql`(s ->> 'documentId')::int`)})`,
      ),
    )
    .returning({ id: insights.id });
  return rows.map((row) => row.id).sort((a, b) => a - b);
}

/** Writes emoji and badge where they differ; without an emoji it stays. What people have edited stays. */
export async function writeMarks(
  tx: Tx,
  scope: ProjectScope,
  marks: readonly { id: number; emoji?: string | undefined; badge?: string | undefined }[],
): Promise<void> {
  for (const { id, ...mark } of marks) {
    const marked = sql`(${insights.analysis} - 'badge') || ${JSON.stringify(mark)}::jsonb`;
    await tx
      .update(insights)
      .set({ analysis: marked, updatedAt: sql`now()` })
      .where(and(ofProject(scope), eq(insights.id, id), isNull(insights.editedAt), ne(insights.analysis, marked)));
  }
}

/** Those of the ids that are insights of the project. */
export async function existingIds(db: Db, scope: ProjectScope, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: insights.id })
    .from(insights)
    .where(and(ofProject(scope), inArray(insights.id, [...ids])));
  return new Set(rows.map((row) => row.id));
}
