import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { AnalysisProgress, AnalysisStatus, DroppedSentence } from '#contract/analysis/analysis.ts';
import { type analyzeDocuments, wasCancelled } from '#contract/analysis/analysis-changes.ts';
import { type ChangedInsights, countChanges } from '#contract/analysis/run-changes.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { analysisProgress, companies, insights, questionAnalyses, type RunModel } from '../../db/schema.ts';

export type Run = typeof analysisProgress.$inferSelect & { status: AnalysisStatus };

const ended: string[] = ['completed', 'error'] satisfies AnalysisStatus[];
export const hasEnded = (status: AnalysisStatus): boolean => ended.includes(status);

/** Whether what stopped it may be over, or is no matter for the built-in engine: a model failed, or a limit was reached. */
export const canContinue = (run: Pick<Run, 'status' | 'model' | 'error'>): boolean =>
  run.status === 'error' && run.model !== null && !wasCancelled(run);

/** The names of the stages on the wire. */
const stagesOf = ({ passagesReady, questionsReady, insightsReady }: Run) => ({
  ragInitialized: passagesReady,
  agent1Complete: questionsReady,
  agent2Complete: insightsReady,
});

export function toProgress(
  run: Run,
  insights: AnalysisProgress['insights'],
  changes: ChangedInsights | null,
  usage: AnalysisProgress['usage'] | null,
): AnalysisProgress {
  const { sessionKey, projectId, documentIds, status, contextDocument, error } = run;
  return {
    ...{ sessionKey, projectId, documentIds, status, contextDocument, error, insights },
    ...stagesOf(run),
    questions: run.questions ?? [],
    coverage: run.coverage ?? [],
    ...(changes ? { changes: countChanges(changes) } : {}),
    ...(usage ? { usage } : {}),
    ...(run.dropped ? { dropped: run.dropped } : {}),
    ...(canContinue(run) ? { canContinue: true } : {}),
  };
}

export const toStarted = ({
  sessionKey,
  passagesReady,
  questions,
}: Pick<Run, 'sessionKey' | 'passagesReady' | 'questions'>): ReplyOf<typeof analyzeDocuments> => ({
  sessionKey,
  ragInitialized: passagesReady,
  questions: questions ?? [],
});

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(analysisProgress.companyId, companyId), eq(analysisProgress.projectId, projectId));

/** More text than this takes minutes, and its work shares one thread of the engine (`jobs/engine-client.ts`). In bytes. */
const muchText = 2_000_000;

/** Whether these documents have so much text that their analysis may take minutes. The lengths are read without the texts. */
export async function haveMuchText(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  documentIds: readonly number[],
): Promise<boolean> {
  const bytes = sql<number>`coalesce(sum(octet_length(${insights.content})), 0)::float8`;
  const [all] = await tx
    .select({ bytes })
    .from(insights)
    .where(
      and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), inArray(insights.id, [...documentIds])),
    );
  return (all?.bytes ?? 0) > muchText;
}

export async function insertRun(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  run: { sessionKey: string; documentIds: number[]; model: RunModel | null },
): Promise<void> {
  await tx.insert(analysisProgress).values({ companyId, projectId, ...run, status: 'initializing' });
}

/** Makes a run active again that ended early; false if it is active, completed or not there. */
export async function reopenRun(
  tx: Tx,
  scope: ProjectScope,
  sessionKey: string,
  model: RunModel | null,
): Promise<boolean> {
  const { sessionKey: key, status, insightsReady } = analysisProgress;
  const rows = await tx
    .update(analysisProgress)
    .set({ status: 'initializing', error: null, model, updatedAt: sql`now()` })
    .where(and(ofProject(scope), eq(key, sessionKey), eq(status, 'error'), eq(insightsReady, false)))
    .returning({ id: analysisProgress.id });
  return rows.length > 0;
}

export async function readRun(db: Db | Tx, scope: ProjectScope, sessionKey: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(analysisProgress)
    .where(and(ofProject(scope), eq(analysisProgress.sessionKey, sessionKey)));
  return row as Run | undefined;
}

export async function readLatestRun(db: Db, scope: ProjectScope): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(analysisProgress)
    .where(ofProject(scope))
    .orderBy(desc(analysisProgress.id))
    .limit(1);
  return row as Run | undefined;
}

const isRunning = (scope: ProjectScope, sessionKey: string) =>
  and(ofProject(scope), eq(analysisProgress.sessionKey, sessionKey), notInArray(analysisProgress.status, ended));

/** Whether the run is still active: not ended, not cancelled, and its project not deleted. */
export async function runStands(db: Db, scope: ProjectScope, sessionKey: string): Promise<boolean> {
  const rows = await db.select({ id: analysisProgress.id }).from(analysisProgress).where(isRunning(scope, sessionKey));
  return rows.length > 0;
}

/**
 * Locks an active run, so that a cancellation waits until the transaction ends. Returns false if the run is not active.
 */
export async function lockRun(tx: Tx, scope: ProjectScope, sessionKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: analysisProgress.id })
    .from(analysisProgress)
    .where(isRunning(scope, sessionKey))
    .for('update');
  return rows.length > 0;
}

/**
 * The number of active analyses in the company. The company row is locked, so of two simultaneous starts the second
 * counts the first.
 */
export async function countRunning(tx: Tx, { companyId }: ProjectScope): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  return tx.$count(
    analysisProgress,
    and(eq(analysisProgress.companyId, companyId), notInArray(analysisProgress.status, ended)),
  );
}

export async function readRunning(db: Db, scope: ProjectScope): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(analysisProgress)
    .where(and(ofProject(scope), notInArray(analysisProgress.status, ended)));
  return row as Run | undefined;
}

export type Step = Partial<Omit<typeof analysisProgress.$inferInsert, 'status'>> & { status?: AnalysisStatus };

/** Writes one step of an active run; an ended run is left unchanged. */
export async function writeStep(db: Db | Tx, scope: ProjectScope, sessionKey: string, step: Step): Promise<void> {
  await db
    .update(analysisProgress)
    .set({ ...step, updatedAt: sql`now()` })
    .where(isRunning(scope, sessionKey));
}

/** Adds what was dropped to a run, also when it has ended. */
export async function addDropped(
  tx: Tx,
  scope: ProjectScope,
  sessionKey: string,
  dropped: readonly DroppedSentence[],
): Promise<void> {
  const added = JSON.stringify(dropped);
  const isNew = sql`not coalesce(${analysisProgress.dropped}, '[]'::jsonb) @> jsonb_build_array(one)`;
  const others = sql`(select coalesce(jsonb_agg(one), '[]'::jsonb) from jsonb_array_elements(${added}::jsonb) one where ${isNew})`;
  await tx
    .update(analysisProgress)
    .set({ dropped: sql`coalesce(${analysisProgress.dropped}, '[]'::jsonb) || ${others}` })
    .where(and(ofProject(scope), eq(analysisProgress.sessionKey, sessionKey)));
}

export async function namesOfInsights(
  db: Db,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<AnalysisProgress['insights']> {
  if (ids.length === 0) return [];
  return db
    .select({ id: insights.id, fileName: insights.fileName })
    .from(insights)
    .where(and(eq(insights.companyId, scope.companyId), inArray(insights.id, [...ids])))
    .orderBy(insights.ordinal, insights.id);
}

const readsDocument = (id: number) => sql`${analysisProgress.documentIds} @> ${JSON.stringify([id])}::jsonb`;

/** Whether a run, or an analysis of chosen questions, is reading this document. */
export async function isBeingAnalyzed(tx: Tx, scope: ProjectScope, id: number): Promise<boolean> {
  const asking = sql`exists (select from ${questionAnalyses} where ${questionAnalyses.companyId} = ${scope.companyId}
    and ${questionAnalyses.sessionKey} = ${analysisProgress.sessionKey} and ${questionAnalyses.status} = 'running')`;
  const isGoingOn = or(notInArray(analysisProgress.status, ended), asking);
  return (await tx.$count(analysisProgress, and(ofProject(scope), isGoingOn, readsDocument(id)))) > 0;
}

/** Whether a run of the project, or an analysis of chosen questions, is going on. */
export async function isAnythingRunning(tx: Tx, scope: ProjectScope): Promise<boolean> {
  const runs = await tx.$count(analysisProgress, and(ofProject(scope), notInArray(analysisProgress.status, ended)));
  return (
    runs > 0 || (await tx.$count(questionAnalyses, and(ofQuestions(scope), eq(questionAnalyses.status, 'running')))) > 0
  );
}

/**
 * Removes what runs hold of a document that they read: the context document, which contains its words, its coverage, and these
 * questions. The numbers of the runs stay.
 */
export async function forgetInRuns(
  tx: Tx,
  scope: ProjectScope,
  { documentId, questions }: { documentId: number; questions: readonly string[] },
): Promise<void> {
  const isOther = sql`(one -> 'documentId') is distinct from ${String(documentId)}::jsonb`;
  const others = sql`(select jsonb_agg(one) from jsonb_array_elements(${analysisProgress.coverage}) one where ${isOther})`;
  await tx
    .update(analysisProgress)
    .set({ contextDocument: null, dropped: null, coverage: sql`coalesce(${others}, '[]'::jsonb)` })
    .where(and(ofProject(scope), readsDocument(documentId)));
  for (const question of questions)
    await tx
      .update(analysisProgress)
      .set({ questions: sql`${analysisProgress.questions} - ${question}::text` })
      .where(and(ofProject(scope), sql`${analysisProgress.questions} ? ${question}::text`));
}

type QuestionAnalysis = typeof questionAnalyses.$inferSelect;

const ofQuestions = ({ companyId, projectId }: ProjectScope) =>
  and(eq(questionAnalyses.companyId, companyId), eq(questionAnalyses.projectId, projectId));
const isGoingOn = (scope: ProjectScope, id: number) =>
  and(ofQuestions(scope), eq(questionAnalyses.id, id), eq(questionAnalyses.status, 'running'));

export async function insertQuestionAnalysis(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  sessionKey: string,
): Promise<number> {
  const [row] = await tx
    .insert(questionAnalyses)
    .values({ companyId, projectId, sessionKey })
    .returning({ id: questionAnalyses.id });
  if (!row) throw new Error('the analysis of questions was not stored');
  return row.id;
}

/** undefined when its project was deleted. */
export async function readQuestionAnalysis(
  db: Db,
  scope: ProjectScope,
  id: number,
): Promise<QuestionAnalysis | undefined> {
  const [row] = await db
    .select()
    .from(questionAnalyses)
    .where(and(ofQuestions(scope), eq(questionAnalyses.id, id)));
  return row;
}

/** Locks an analysis of questions that is running, against a cancel; false when it has ended. */
export async function lockQuestionAnalysis(tx: Tx, scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: questionAnalyses.id })
    .from(questionAnalyses)
    .where(isGoingOn(scope, id))
    .for('update');
  return rows.length > 0;
}

/** Ends a running analysis of questions; returns false if it had already ended. */
export async function endQuestionAnalysis(
  db: Db | Tx,
  scope: ProjectScope,
  id: number,
  end: Pick<QuestionAnalysis, 'status'> & { error?: string },
): Promise<boolean> {
  const rows = await db
    .update(questionAnalyses)
    .set({ ...end, updatedAt: sql`now()` })
    .where(isGoingOn(scope, id))
    .returning({ id: questionAnalyses.id });
  return rows.length > 0;
}

const goingOnFor = (scope: ProjectScope, sessionKey: string) =>
  and(ofQuestions(scope), eq(questionAnalyses.sessionKey, sessionKey), eq(questionAnalyses.status, 'running'));

export async function questionsRun(db: Db, scope: ProjectScope, sessionKey: string): Promise<boolean> {
  return (await db.$count(questionAnalyses, goingOnFor(scope, sessionKey))) > 0;
}

export async function cancelQuestionAnalyses(tx: Tx, scope: ProjectScope, sessionKey: string): Promise<void> {
  await tx
    .update(questionAnalyses)
    .set({ status: 'cancelled', updatedAt: sql`now()` })
    .where(goingOnFor(scope, sessionKey));
}
