import { randomUUID } from 'node:crypto';
import type { AnalysisProgress } from '#contract/analysis.ts';
import type { Insight } from '#contract/insights.ts';
import { noSessionMessage } from '#contract/questions.ts';
import type { ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, invalid, notFound } from '../../errors.ts';
import { waitForJob } from '../../jobs/wait-for-job.ts';
import { demandDocuments } from '../documents/service.ts';
import { insightsOfQuestions } from '../insights/service.ts';
import { keepQuestions } from '../questions/service.ts';
import { analysisJob, chosenQuestionsJob } from './jobs.ts';
import { countRunning, insertRun, namesOfInsights, type Run, readRun, readRunning } from './repo.ts';

type Needs = Pick<Deps, 'db' | 'jobs'>;
const atOnce = 2;
type Started = { sessionKey: string; ragInitialized: boolean; questions: string[] };

/** Starts an analysis as a job. A second start with the same documents joins the one that runs. */
export async function startAnalysis(
  { db, jobs, config }: Needs & Pick<Deps, 'config'>,
  scope: ProjectScope,
  wanted: readonly number[],
): Promise<Started> {
  const documentIds = [...new Set(wanted)].sort((a, b) => a - b);
  try {
    const sessionKey = await db.transaction((tx) => addRun({ jobs, config }, tx, scope, documentIds));
    return { sessionKey, ragInitialized: false, questions: [] };
  } catch (error) {
    if (!violates(error, 'analysis_progress_running')) throw error;
    return joinRunning({ db }, scope, documentIds);
  }
}

/** An analysis of these documents, different and in order, and its job; answers its key. */
export async function addRun(
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  tx: Tx,
  scope: ProjectScope,
  documentIds: number[],
): Promise<string> {
  const sessionKey = randomUUID();
  const { companyId, projectId, userId } = scope;
  await insertRun(tx, scope, sessionKey, documentIds);
  // After the run stands: from here on nobody deletes one of them (see deleteInsight).
  await demandDocuments(tx, scope, documentIds);
  if (config.rateLimits && (await countRunning(tx, scope)) > atOnce) throw tooManyRuns();
  await jobs.send(analysisJob, { companyId, projectId, userId, sessionKey }, tx);
  return sessionKey;
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
  if (!same) throw conflict('An analysis of this project is already running. Please wait until it has ended.');
  return { sessionKey: running.sessionKey, ragInitialized: running.ragInitialized, questions: running.questions ?? [] };
}

export async function readProgress(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
  sessionKey: string,
): Promise<AnalysisProgress> {
  const run = await readRun(db, scope, sessionKey);
  if (!run) throw notFound();
  return toProgress(run, await namesOfInsights(db, scope, run.insights ?? []));
}

/** What the first stage found out; the context document is null until it has ended. */
export async function describedDocuments({ db }: Pick<Needs, 'db'>, scope: ProjectScope, sessionKey: string) {
  const run = await readRun(db, scope, sessionKey);
  if (!run) throw notFound();
  const { agent1Complete, contextDocument, questions, coverage, documentIds } = run;
  return {
    contextDocument: agent1Complete ? contextDocument : null,
    questions: questions ?? [],
    coverage: coverage ?? [],
    documents: await namesOfInsights(db, scope, documentIds),
  };
}

function toProgress(run: Run, insights: AnalysisProgress['insights']): AnalysisProgress {
  const { sessionKey, projectId, documentIds, status, ragInitialized, agent1Complete, agent2Complete } = run;
  return {
    ...{ sessionKey, projectId, documentIds, status, ragInitialized, agent1Complete, agent2Complete },
    questions: run.questions ?? [],
    contextDocument: run.contextDocument,
    insights,
    coverage: run.coverage ?? [],
    error: run.error,
  };
}

const nothingFound = 'The selected documents do not answer these questions. Try other questions or more documents.';
const notFinished = 'The analysis of the questions could not be finished. Please try again.';
const stillRunning = 'The analysis takes longer than expected. Its insights will appear in the list when it has ended.';

/** Analyses the chosen questions as a job and waits for it; the job goes on when the caller goes away. */
export async function analyzeQuestions(
  { db, jobs }: Needs,
  scope: ProjectScope,
  input: { questions: readonly string[]; sessionKey: string; gone: () => boolean },
): Promise<{ insights: Insight[]; error?: string }> {
  const run = await readRun(db, scope, input.sessionKey);
  if (!run) throw invalid(noSessionMessage);
  const { companyId, projectId, userId } = scope;
  const { questionIds, jobId } = await db.transaction(async (tx) => {
    const origin = { source: 'user' as const, sessionKey: run.sessionKey, documentIds: run.documentIds };
    const ids = (await keepQuestions(tx, scope, input.questions, origin)).map((q) => q.id);
    const payload = { companyId, projectId, userId, sessionKey: run.sessionKey, questionIds: ids };
    return { questionIds: ids, jobId: await jobs.send(chosenQuestionsJob, payload, tx) };
  });
  const state = await waitForJob({ jobs }, chosenQuestionsJob, jobId, input.gone);
  if (state === 'failed') return { insights: [], error: notFinished };
  if (state !== 'completed') return { insights: [], error: stillRunning };
  const insights = await insightsOfQuestions({ db }, scope, questionIds);
  return insights.length > 0 ? { insights } : { insights, error: nothingFound };
}
