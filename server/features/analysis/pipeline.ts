import type { DocumentCoverage } from '#contract/analysis/analysis.ts';
import { NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { GivenUpError, giveUpWhen } from '../../jobs/give-up.ts';
import { storePassagesOf, warningsOf } from '../documents/service.ts';
import { type Finding, storeFindings } from '../insights/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import {
  keepQuestions,
  lockExistingQuestions,
  markQuestionsAnalyzed,
  questionsById,
  questionsByText,
  type StoredQuestion,
} from '../questions/service.ts';
import { lockExistingTopics, projectTopics } from '../topics/service.ts';
import { AnalysisRefusal, type Material, withMaterial } from './corpus.ts';
import {
  endQuestionAnalysis,
  hasEnded,
  lockRun,
  type Run,
  readQuestionAnalysis,
  readRun,
  runStands,
  type Step,
  writeStep,
} from './repo.ts';
import { coverageOf } from './rules.ts';

/** Insights that the first run keeps per question; the chosen questions get more. */
const firstPerQuestion = 1;
const chosenPerQuestion = 2;

/** Why a run ended for good, in words for the people who wait; null when it is worth another try. */
export function refusalOf(error: unknown): string | null {
  return error instanceof NoUsableTextError || error instanceof AnalysisRefusal ? error.message : null;
}

/**
 * One analysis from passages to first insights. Each stage writes its result in one transaction and is skipped when that
 * stands, so a run that was cut off goes on at the stage where it stopped. A run that somebody cancelled, or whose project is
 * gone, is given up between two steps; what it had not stored by then is never stored.
 */
export async function runAnalysis(deps: Deps, scope: ProjectScope, sessionKey: string): Promise<void> {
  const run = await readRun(deps.db, scope, sessionKey);
  if (!run || hasEnded(run.status)) return;
  await writeStep(deps.db, scope, sessionKey, { status: run.questionsReady ? 'generating_insights' : 'preprocessing' });
  const isOver = async () => !(await runStands(deps.db, scope, sessionKey));
  await giveUpWhen(isOver, (signal) =>
    withMaterial(deps, scope, { documentIds: run.documentIds, signal }, async (material) => {
      if (!run.passagesReady) await prepare(deps, scope, sessionKey, material);
      const questions = run.questionsReady ? (run.questions ?? []) : await understand(deps, scope, run, material);
      if (!run.insightsReady) await firstInsights(deps, scope, run, material, questions);
    }),
  );
}

/**
 * Stores what a stage found together with its step, or nothing when the run has ended meanwhile. The project is held first, as
 * in every transaction that locks both.
 */
function advance(deps: Deps, scope: ProjectScope, sessionKey: string, store: (tx: Tx) => Promise<Step>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    if (!(await lockRun(tx, scope, sessionKey))) throw new GivenUpError();
    await writeStep(tx, scope, sessionKey, await store(tx));
  });
}

/** What the documents hold is known from here on, with nothing cited yet. */
async function prepare(deps: Deps, scope: ProjectScope, sessionKey: string, material: Material): Promise<void> {
  await storePassagesOf(deps, scope, material);
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
  const about = await projectBrief(deps, scope);
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
  { sessionKey }: Run,
  material: Material,
  texts: string[],
): Promise<void> {
  const questions = await questionsByText(deps, scope, texts);
  const { findings, topics } = await find(deps, scope, material, questions, firstPerQuestion);
  const insights = findings.map((f) => f.insight);
  const coverage = await coverageIn(deps, scope, material, insights);
  await advance(deps, scope, sessionKey, async (tx) => {
    const standing = await lockExistingQuestions(
      tx,
      scope,
      questions.map((q) => q.id),
    );
    const ids = await storeFindings(tx, scope, {
      findings: findings.filter((f) => standing.includes(f.questionId)),
      questionIds: standing,
      topics: await lockExistingTopics(tx, scope, topics),
      texts: material.texts,
      skipDuplicates: true,
    });
    return { insights: ids, coverage, insightsReady: true, status: 'completed' };
  });
}

/** Insights for questions that people chose; those of an earlier run for the same questions are replaced. */
export async function analyzeChosen(
  deps: Deps,
  scope: ProjectScope,
  { analysisId, sessionKey, questionIds }: { analysisId: number; sessionKey: string; questionIds: number[] },
): Promise<void> {
  const run = await readRun(deps.db, scope, sessionKey);
  const analysis = await readQuestionAnalysis(deps.db, scope, analysisId);
  if (!run || analysis?.status !== 'running') return;
  const questions = await questionsById(deps, scope, questionIds);
  const isOver = async () => (await readQuestionAnalysis(deps.db, scope, analysisId))?.status !== 'running';
  await giveUpWhen(isOver, (signal) =>
    withMaterial(deps, scope, { documentIds: run.documentIds, signal }, async (material) => {
      const { findings, topics } = await find(deps, scope, material, questions, chosenPerQuestion);
      await deps.db.transaction(async (tx) => {
        await lockProject(tx, scope);
        if (!(await endQuestionAnalysis(tx, scope, analysisId, { status: 'completed' }))) throw new GivenUpError();
        const standing = await lockExistingQuestions(tx, scope, questionIds);
        await storeFindings(tx, scope, {
          findings: findings.filter((f) => standing.includes(f.questionId)),
          questionIds: standing,
          topics: await lockExistingTopics(tx, scope, topics),
          texts: material.texts,
          skipDuplicates: false,
        });
        await markQuestionsAnalyzed(tx, scope, standing);
      });
    }),
  );
}

async function find(
  deps: Deps,
  scope: ProjectScope,
  { corpus }: Material,
  questions: readonly StoredQuestion[],
  perQuestion: number,
) {
  const topics = await projectTopics(deps, scope);
  const insights = await corpus.findInsights({
    ...(await projectBrief(deps, scope)),
    questions: questions.map((q) => q.question),
    topics: topics.map((t) => t.name),
    perQuestion,
  });
  const ids = new Map(questions.map((q) => [q.question, q.id]));
  const findings = insights.flatMap((insight): Finding[] => {
    const questionId = ids.get(insight.question);
    return questionId === undefined ? [] : [{ questionId, insight }];
  });
  return { findings, topics };
}

async function projectBrief(deps: Deps, scope: ProjectScope) {
  const { name, description, longBrief, language } = await readProject(deps, scope);
  return { brief: { name, description: description ?? '', longBrief: longBrief ?? '' }, language };
}
