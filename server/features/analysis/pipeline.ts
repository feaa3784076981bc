import type { DocumentCoverage } from '#contract/analysis/analysis.ts';
import { EngineRefusalError, NoUsableTextError, type StageOptions } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { CancelledError, withCancellation } from '../../jobs/cancellation.ts';
import { retryWhenAvailable } from '../../jobs/retry-when-available.ts';
import { syncPassages, warningsOf } from '../documents/service.ts';
import { takenPlaces } from '../insights/service.ts';
import { lockProject } from '../projects/service.ts';
import { keepQuestions, markQuestionsAnalyzed, questionsById, questionsByText } from '../questions/service.ts';
import { aboutProject, answerQuestions } from './answers.ts';
import { AnalysisRefusal, type Material, withMaterial } from './corpus.ts';
import {
  endQuestionAnalysis,
  hasEnded,
  lockQuestionAnalysis,
  lockRun,
  type Run,
  readQuestionAnalysis,
  readRun,
  runStands,
  type Step,
  writeStep,
} from './repo.ts';
import { coverageOf } from './rules.ts';

/** Insights per question that people chose. For what Earshot asks by itself, the claims decide how many there are. */
const chosenPerQuestion = 2;

/** Why a run ended for good, in words for the people who wait; null when it is worth another try. */
export function refusalOf(error: unknown): string | null {
  const isFinal = [NoUsableTextError, EngineRefusalError, AnalysisRefusal].some((kind) => error instanceof kind);
  return isFinal && error instanceof Error ? error.message : null;
}

/**
 * One analysis from passages to first insights. Each stage writes its result in one transaction and is skipped once that is
 * stored, so an interrupted run resumes at the stage where it stopped; insights are stored question by question. A run that
 * was cancelled, or whose project is gone, ends between two steps and stores nothing further.
 */
export async function runAnalysis(deps: Deps, scope: ProjectScope, sessionKey: string): Promise<void> {
  const run = await readRun(deps.db, scope, sessionKey);
  if (!run || hasEnded(run.status)) return;
  await writeStep(deps.db, scope, sessionKey, { status: run.questionsReady ? 'generating_insights' : 'preprocessing' });
  const isOver = async () => !(await runStands(deps.db, scope, sessionKey));
  await withCancellation(isOver, (signal) =>
    withMaterial(
      deps,
      scope,
      { ...stageOptions(deps, run, signal), documentIds: run.documentIds },
      async (material) => {
        const stage = <T>(work: () => Promise<T>) => retryWhenAvailable(deps, signal, work);
        if (!run.passagesReady) await stage(() => prepare(deps, scope, sessionKey, material));
        const questions = run.questionsReady
          ? (run.questions ?? [])
          : await stage(() => understand(deps, scope, run, material));
        if (!run.insightsReady) await stage(() => firstInsights(deps, scope, run, material, questions));
      },
    ),
  );
}

/** What a model used is logged by its numbers alone. */
const stageOptions = ({ log }: Deps, { sessionKey }: Run, signal: AbortSignal): StageOptions => ({
  signal,
  onUsage: (usage) => log.info({ ...usage, session: sessionKey }, 'model used'),
});

/**
 * Stores what a stage found together with its step, or nothing when the run has ended meanwhile. The project is locked first,
 * as in every transaction that locks both.
 */
function advance(deps: Deps, scope: ProjectScope, sessionKey: string, store: (tx: Tx) => Promise<Step>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    if (!(await lockRun(tx, scope, sessionKey))) throw new CancelledError();
    await writeStep(tx, scope, sessionKey, await store(tx));
  });
}

/** From here on it is known what the documents hold, with nothing cited yet. */
async function prepare(deps: Deps, scope: ProjectScope, sessionKey: string, material: Material): Promise<void> {
  await syncPassages(deps, scope, material);
  const coverage = await coverageIn(deps, scope, material, []);
  await advance(deps, scope, sessionKey, async () => ({ passagesReady: true, coverage }));
}

async function coverageIn(
  deps: Deps,
  scope: ProjectScope,
  { corpus, documentIds }: Material,
  insights: Parameters<Material['corpus']['coverage']>[0],
): Promise<DocumentCoverage[]> {
  return coverageOf(await corpus.coverage(insights), await warningsOf(deps, scope, documentIds));
}

/** The context document and the questions. */
async function understand(
  deps: Deps,
  scope: ProjectScope,
  { sessionKey }: Run,
  { corpus, documentIds }: Material,
): Promise<string[]> {
  const about = await aboutProject(deps, scope);
  const contextDocument = await corpus.describe(about);
  const questions = await corpus.proposeQuestions(about);
  if (questions.length === 0) throw new AnalysisRefusal('No questions were generated. Please try again.');
  await advance(deps, scope, sessionKey, async (tx) => {
    await keepQuestions(tx, scope, questions, { source: 'document_analysis', sessionKey, documentIds });
    return { contextDocument, questions, questionsReady: true, status: 'generating_insights' };
  });
  return questions;
}

async function firstInsights(
  deps: Deps,
  scope: ProjectScope,
  { sessionKey, createdAt }: Run,
  material: Material,
  texts: string[],
): Promise<void> {
  const questions = await questionsByText(deps, scope, texts);
  const taken = await takenPlaces(deps, scope);
  const asking = { questions, claimsOnly: true, createdAt, taken };
  const answered = await answerQuestions(deps, scope, material, asking, (store) =>
    advance(deps, scope, sessionKey, async (tx) => ({ insights: await store(tx) })),
  );
  const coverage = await coverageIn(deps, scope, material, answered.insights);
  await advance(deps, scope, sessionKey, async (tx) => {
    await answered.finish(tx);
    return { insights: answered.ids, coverage, insightsReady: true, status: 'completed' };
  });
}

type ChosenQuestions = { analysisId: number; sessionKey: string; questionIds: number[] };

/** Insights for questions that people chose; those of an earlier run for the same questions are replaced. */
export async function analyzeChosen(deps: Deps, scope: ProjectScope, chosen: ChosenQuestions): Promise<void> {
  const { analysisId, sessionKey, questionIds } = chosen;
  const run = await readRun(deps.db, scope, sessionKey);
  const analysis = await readQuestionAnalysis(deps.db, scope, analysisId);
  if (!run || analysis?.status !== 'running') return;
  const { createdAt } = analysis;
  const questions = await questionsById(deps, scope, questionIds);
  const asking = { questions, perQuestion: chosenPerQuestion, createdAt };
  const whileRunning = (work: (tx: Tx) => Promise<void>) =>
    deps.db.transaction(async (tx) => {
      await lockProject(tx, scope);
      if (!(await lockQuestionAnalysis(tx, scope, analysisId))) throw new CancelledError();
      await work(tx);
    });
  const answer = async (material: Material) => {
    const answered = await answerQuestions(deps, scope, material, asking, (store, questionId) =>
      whileRunning(async (tx) => {
        await store(tx);
        await markQuestionsAnalyzed(tx, scope, [questionId]);
      }),
    );
    await whileRunning(async (tx) => {
      await answered.finish(tx);
      await endQuestionAnalysis(tx, scope, analysisId, { status: 'completed' });
    });
  };
  const isOver = async () => (await readQuestionAnalysis(deps.db, scope, analysisId))?.status !== 'running';
  await withCancellation(isOver, (signal) =>
    withMaterial(deps, scope, { ...stageOptions(deps, run, signal), documentIds: run.documentIds }, (material) =>
      retryWhenAvailable(deps, signal, () => answer(material)),
    ),
  );
}
