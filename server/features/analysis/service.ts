import { randomUUID } from 'node:crypto';
import type { AnalysisProgress, latestAnalysis } from '#contract/analysis/analysis.ts';
import { type analyzeDocuments, cancelledMessage } from '#contract/analysis/analysis-changes.ts';
import { noSessionMessage, questionsCancelledMessage } from '#contract/analysis/question-changes.ts';
import { existingOf } from '#contract/analysis/run-changes.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { ProjectEngine } from '#contract/projects/projects.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, invalid, notFound } from '../../errors.ts';
import { waitFor } from '../../jobs/wait-for-job.ts';
import { demandDocuments } from '../documents/service.ts';
import { insightsAmong } from '../found-insights/service.ts';
import { insightsOfQuestions } from '../insights/service.ts';
import { modelOfProject, refusalOfModel, usageOfRun } from '../model-usage/service.ts';
import { lockProject } from '../projects/service.ts';
import { keepQuestions } from '../questions/service.ts';
import { analysisJob, chosenQuestionsJob, largeAnalysisJob } from './jobs.ts';
import {
  canContinue,
  cancelQuestionAnalyses,
  countRunning,
  haveMuchText,
  insertQuestionAnalysis,
  insertRun,
  namesOfInsights,
  questionsRun,
  type Run,
  readLatestRun,
  readQuestionAnalysis,
  readRun,
  readRunning,
  reopenRun,
  toProgress,
  toStarted,
  writeStep,
} from './repo.ts';

export { forgetInRuns, isAnythingRunning, isBeingAnalyzed } from './repo.ts';

type Needs = Pick<Deps, 'db' | 'jobs'>;
const atOnce = 2;
type Started = ReplyOf<typeof analyzeDocuments>;

/** Starts an analysis as a job. A second start with the same documents joins the active run. */
export async function startAnalysis(
  { db, jobs, config }: Needs & Pick<Deps, 'config'>,
  scope: ProjectScope,
  wanted: readonly number[],
): Promise<Started> {
  const documentIds = [...new Set(wanted)].sort((a, b) => a - b);
  const model = await modelOfProject({ db, config }, scope);
  const refusal = model && (await refusalOfModel({ db, config }, scope));
  if (refusal) throw conflict(refusal);
  try {
    const sessionKey = await db.transaction((tx) => addRun({ jobs, config }, tx, scope, { documentIds, model }));
    return toStarted({ sessionKey, passagesReady: false, questions: [] });
  } catch (error) {
    // The project was deleted in the meantime.
    if (violates(error, 'analysis_progress_project')) throw notFound();
    if (!violates(error, 'analysis_progress_running')) throw error;
    return joinRunning({ db }, scope, documentIds);
  }
}

/** Adds a run of these documents (distinct and sorted) with this model and its job; returns its key. */
export async function addRun(
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  tx: Tx,
  scope: ProjectScope,
  { documentIds, model }: { documentIds: number[]; model: RunModel | null },
): Promise<string> {
  const sessionKey = randomUUID();
  await insertRun(tx, scope, { sessionKey, documentIds, model });
  // Checked once the run is stored: from here on its documents cannot be deleted (see isBeingAnalyzed).
  await demandDocuments(tx, scope, documentIds);
  if (config.rateLimits && (await countRunning(tx, scope)) > atOnce) throw tooManyRuns();
  await sendRun({ jobs }, tx, scope, { sessionKey, documentIds });
  return sessionKey;
}

async function sendRun(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  { sessionKey, documentIds }: Pick<Run, 'sessionKey' | 'documentIds'>,
): Promise<void> {
  const { companyId, projectId, userId } = scope;
  const job = (await haveMuchText(tx, scope, documentIds)) ? largeAnalysisJob : analysisJob;
  await jobs.send(job, { companyId, projectId, userId, sessionKey }, tx);
}

const alreadyRunning = 'An analysis of this project is already running. Please wait until it has ended.';
const notContinued = 'This analysis cannot be continued. Please start it again.';
const noModel = 'No language model is set up, or the project does not use it. Continue with the built-in engine.';

/** Continues a run where it stopped. The settings are those of now; what is stored already is neither asked nor paid for again. */
export async function continueAnalysis(
  { db, jobs, config }: Needs & Pick<Deps, 'config'>,
  scope: ProjectScope,
  sessionKey: string,
  engine: ProjectEngine,
): Promise<AnalysisProgress> {
  const run = await readRun(db, scope, sessionKey);
  if (!run) throw notFound();
  if (run.status !== 'error') return withInsights({ db }, scope, run);
  if (!canContinue(run)) throw conflict(notContinued);
  const model = engine === 'model' ? await modelOfProject({ db, config }, scope) : null;
  if (engine === 'model' && !model) throw conflict(noModel);
  try {
    await db.transaction(async (tx) => {
      await lockProject(tx, scope);
      // Of two who continue it at once, the second finds it running.
      if (!(await reopenRun(tx, scope, sessionKey, model))) return;
      if (config.rateLimits && (await countRunning(tx, scope)) > atOnce) throw tooManyRuns();
      await sendRun({ jobs }, tx, scope, run);
    });
  } catch (error) {
    if (violates(error, 'analysis_progress_running')) throw conflict(alreadyRunning);
    throw error;
  }
  return readProgress({ db }, scope, sessionKey);
}

const tooManyRuns = () =>
  new AppError(
    429,
    'too_many_requests',
    'Two analyses of your company are running already. Please wait until one of them has ended.',
    { 'retry-after': '30' },
  );

async function joinRunning(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
  documentIds: readonly number[],
): Promise<Started> {
  const running = await readRunning(db, scope);
  const same = running && JSON.stringify(running.documentIds) === JSON.stringify(documentIds);
  if (!same) throw conflict(alreadyRunning);
  return toStarted(running);
}

export async function readProgress(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
  sessionKey: string,
): Promise<AnalysisProgress> {
  const run = await readRun(db, scope, sessionKey);
  if (!run) throw notFound();
  return withInsights({ db }, scope, run);
}

/** What the run found, of which some may have been deleted since. */
async function withInsights({ db }: Pick<Needs, 'db'>, scope: ProjectScope, run: Run): Promise<AnalysisProgress> {
  const names = await namesOfInsights(db, scope, run.insights ?? []);
  const usage = await usageOfRun({ db }, scope, run);
  if (!run.changes) return toProgress(run, names, null, usage);
  const all = await insightsAmong(db, scope, Object.values(run.changes).flat());
  const changes = existingOf(run.changes, (id) => all.has(id));
  return toProgress(run, names, changes, usage);
}

/** The result of the first stage; the context document is null until that stage has ended, and once one of its documents is deleted. */
export async function describedDocuments({ db }: Pick<Needs, 'db'>, scope: ProjectScope, sessionKey: string) {
  const run = await readRun(db, scope, sessionKey);
  if (!run) throw notFound();
  const { questionsReady, contextDocument, questions, coverage, documentIds } = run;
  return {
    contextDocument: questionsReady ? contextDocument : null,
    isDescribed: questionsReady,
    questions: questions ?? [],
    coverage: coverage ?? [],
    documents: await namesOfInsights(db, scope, documentIds),
  };
}

export async function readLatest(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
): Promise<ReplyOf<typeof latestAnalysis>> {
  const run = await readLatestRun(db, scope);
  if (!run) return { run: null, analyzingQuestions: false };
  return {
    run: await withInsights({ db }, scope, run),
    analyzingQuestions: await questionsRun(db, scope, run.sessionKey),
  };
}

/** If the run is ending at the same time, whichever comes second finds it ended. */
export async function cancelAnalysis(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
  sessionKey: string,
): Promise<AnalysisProgress> {
  await db.transaction(async (tx) => {
    await writeStep(tx, scope, sessionKey, { status: 'error', error: cancelledMessage });
    await cancelQuestionAnalyses(tx, scope, sessionKey);
  });
  return readProgress({ db }, scope, sessionKey);
}

const nothingFound = 'The selected documents do not answer these questions. Try other questions or more documents.';
const stillRunning =
  'The analysis is taking longer than expected. Its insights will appear in the list when it has finished.';

/** Analyzes the chosen questions as a job and waits for it. The job continues if the caller disconnects. */
export async function analyzeQuestions(
  { db, jobs, changes }: Needs & Pick<Deps, 'changes'>,
  scope: ProjectScope,
  input: { questions: readonly string[]; sessionKey: string; gone: AbortSignal },
): Promise<{ insights: Insight[]; error?: string }> {
  const run = await readRun(db, scope, input.sessionKey);
  if (!run) throw invalid(noSessionMessage);
  const { companyId, projectId, userId } = scope;
  const { sessionKey, documentIds } = run;
  const { questionIds, analysisId } = await db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const origin = { source: 'user' as const, sessionKey, documentIds };
    const questionIds = (await keepQuestions(tx, scope, input.questions, origin)).map((q) => q.id);
    const analysisId = await insertQuestionAnalysis(tx, scope, sessionKey);
    await jobs.send(chosenQuestionsJob, { companyId, projectId, userId, sessionKey, analysisId, questionIds }, tx);
    return { questionIds, analysisId };
  });
  const look = () => endOf({ db }, scope, analysisId);
  const error = await waitFor({ changes }, `question_analyses ${analysisId}`, look, input.gone);
  if (error !== '') return { insights: [], error: error ?? stillRunning };
  const insights = await insightsOfQuestions({ db }, scope, questionIds);
  return insights.length > 0 ? { insights } : { insights, error: nothingFound };
}

/** Why an analysis of questions ended without insights; an empty string if it succeeded, null while it is running. */
async function endOf({ db }: Pick<Needs, 'db'>, scope: ProjectScope, id: number): Promise<string | null> {
  const analysis = await readQuestionAnalysis(db, scope, id);
  if (!analysis) throw notFound();
  if (analysis.status === 'running') return null;
  return analysis.status === 'cancelled' ? questionsCancelledMessage : (analysis.error ?? '');
}
