import type { DocumentCoverage, DroppedSentence } from '#contract/analysis/analysis.ts';
import { type ChangedInsights, noChanges, withChange } from '#contract/analysis/run-changes.ts';
import { EngineRefusalError, NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { CancelledError, withCancellation } from '../../jobs/cancellation.ts';
import { retryWhenAvailable } from '../../jobs/retry-when-available.ts';
import { loadVectors, syncPassages, warningsOf } from '../documents/service.ts';
import { markNotFound, questionsAnswered, type Stored } from '../found-insights/service.ts';
import { modelOfProject } from '../model-usage/service.ts';
import { lockProject } from '../projects/service.ts';
import { keepQuestions, markQuestionsAnalyzed, questionsById, questionsByText } from '../questions/service.ts';
import { aboutProject, answerQuestions } from './answers.ts';
import { AnalysisRefusal, type Material, withMaterial } from './corpus.ts';
import {
  addDropped,
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
import { provenanceOf, type Working, withModel } from './run-model.ts';

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
  const isCancelled = async () => !(await runStands(deps.db, scope, sessionKey));
  await withCancellation(deps, { row: `analysis_progress ${run.id}`, isCancelled }, (signal) =>
    withModel(deps, scope, { model: run.model, runId: sessionKey, signal }, (working) =>
      withMaterial(deps, scope, { ...working.options, documentIds: run.documentIds }, async (material) => {
        const stage = <T>(work: () => Promise<T>) => retryWhenAvailable(deps, working.options.signal, work);
        const seen = (step: Step): Step => withDropped(run, working, step);
        if (!run.passagesReady) await stage(() => prepare(deps, scope, sessionKey, material));
        const questions = run.questionsReady
          ? (run.questions ?? [])
          : await stage(() => understand(deps, scope, run, { ...material, seen }));
        if (!run.insightsReady) await stage(() => firstInsights(deps, scope, run, { ...material, seen }, questions));
      }),
    ),
  );
}

/** A material whose steps also store what verification dropped until then. */
type Watched = Material & { seen: (step: Step) => Step };

/** What an earlier attempt dropped stays: its stages are not repeated. */
function withDropped(run: Run, working: Working, step: Step): Step {
  const all = [...(run.dropped ?? []), ...working.dropped()];
  const distinct = [...new Map(all.map((one) => [JSON.stringify([one.question, one.text, one.reason]), one])).values()];
  return distinct.length > 0 ? { ...step, dropped: distinct } : step;
}

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
  await loadVectors(deps, scope, material.corpus);
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
  { corpus, documentIds, seen }: Watched,
): Promise<string[]> {
  const about = await aboutProject(deps, scope);
  const contextDocument = await corpus.describe(about);
  const questions = await corpus.proposeQuestions(about);
  if (questions.length === 0) throw new AnalysisRefusal('No questions were generated. Please try again.');
  await advance(deps, scope, sessionKey, async (tx) => {
    await keepQuestions(tx, scope, questions, { source: 'document_analysis', sessionKey, documentIds });
    return seen({ contextDocument, questions, questionsReady: true, status: 'generating_insights' });
  });
  return questions;
}

async function firstInsights(
  deps: Deps,
  scope: ProjectScope,
  { sessionKey, createdAt }: Run,
  material: Watched,
  texts: string[],
): Promise<void> {
  const { seen } = material;
  const provenance = await provenanceOf(material.corpus, sessionKey);
  const answeredBefore = new Set(await questionsAnswered(deps, scope, provenance));
  const questions = (await questionsByText(deps, scope, texts)).filter(({ id }) => !answeredBefore.has(id));
  const asking = { questions, claimsOnly: true, createdAt, provenance };
  // An interrupted run has stored some: they stay new.
  let changes = (await readRun(deps.db, scope, sessionKey))?.changes ?? noChanges();
  const answered = await answerQuestions(deps, scope, material, asking, (store) =>
    advance(deps, scope, sessionKey, async (tx) => {
      changes = withStored(changes, await store(tx));
      return seen({ changes, insights: foundIn(changes) });
    }),
  );
  const coverage = await coverageIn(deps, scope, material, answered.insights);
  await advance(deps, scope, sessionKey, async (tx) => {
    await answered.finish(tx);
    const missing = await markNotFound(tx, scope, {
      ...{ questionIds: questions.map((q) => q.id), documentIds: material.documentIds },
      ...{ found: foundIn(changes), asked: false, provenance, at: createdAt },
    });
    changes = { ...changes, notFoundAgain: missing };
    return seen({ insights: foundIn(changes), changes, coverage, insightsReady: true, status: 'completed' });
  });
}

const withStored = (changes: ChangedInsights, stored: readonly Stored[]): ChangedInsights =>
  stored.reduce((all, { id, change }) => withChange(all, id, change), changes);

const foundIn = ({ added, moreEvidence, unchanged }: ChangedInsights): number[] =>
  [...added, ...moreEvidence, ...unchanged].sort((a, b) => a - b);

type ChosenQuestions = { analysisId: number; sessionKey: string; questionIds: number[] };

/** Insights for questions that people chose. */
export async function analyzeChosen(deps: Deps, scope: ProjectScope, chosen: ChosenQuestions): Promise<void> {
  const { analysisId, sessionKey, questionIds } = chosen;
  const run = await readRun(deps.db, scope, sessionKey);
  const analysis = await readQuestionAnalysis(deps.db, scope, analysisId);
  if (!run || analysis?.status !== 'running') return;
  const { createdAt } = analysis;
  const questions = await questionsById(deps, scope, questionIds);
  const whileRunning = (work: (tx: Tx) => Promise<void>) =>
    deps.db.transaction(async (tx) => {
      await lockProject(tx, scope);
      if (!(await lockQuestionAnalysis(tx, scope, analysisId))) throw new CancelledError();
      await work(tx);
    });
  const answer = async (material: Material, dropped: () => DroppedSentence[]) => {
    const found = new Set<number>();
    const provenance = await provenanceOf(material.corpus, sessionKey);
    const asking = { questions, perQuestion: chosenPerQuestion, createdAt, provenance };
    const answered = await answerQuestions(deps, scope, material, asking, (store, questionId) =>
      whileRunning(async (tx) => {
        for (const { id } of await store(tx)) found.add(id);
        await markQuestionsAnalyzed(tx, scope, [questionId]);
        await addDropped(tx, scope, sessionKey, dropped());
      }),
    );
    await whileRunning(async (tx) => {
      await answered.finish(tx);
      const judged = { questionIds, documentIds: material.documentIds, found: [...found] };
      await markNotFound(tx, scope, { ...judged, asked: true, provenance, at: createdAt });
      await endQuestionAnalysis(tx, scope, analysisId, { status: 'completed' });
    });
  };
  const isCancelled = async () => (await readQuestionAnalysis(deps.db, scope, analysisId))?.status !== 'running';
  const model = await modelOfProject(deps, scope);
  await withCancellation(deps, { row: `question_analyses ${analysisId}`, isCancelled }, (signal) =>
    withModel(deps, scope, { model, runId: sessionKey, signal }, ({ options, dropped }) =>
      withMaterial(deps, scope, { ...options, documentIds: run.documentIds }, (material) =>
        retryWhenAvailable(deps, options.signal, () => answer(material, dropped)),
      ),
    ),
  );
}
