import { NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { storePassagesOf } from '../documents/service.ts';
import { type Finding, storeFindings } from '../insights/service.ts';
import { readProject } from '../projects/service.ts';
import { keepQuestions, markQuestionsAnalyzed, type StoredQuestion } from '../questions/service.ts';
import { projectTopics, stillStanding } from '../topics/service.ts';
import { AnalysisRefusal, type Material, withMaterial } from './corpus.ts';
import { type Run, readRun, writeStep } from './repo.ts';

/** Insights that the first run keeps per question; the chosen questions get more. */
const firstPerQuestion = 1;
const chosenPerQuestion = 2;

/** Why a run ended for good, in words for the people who wait; null when it is worth another try. */
export function refusalOf(error: unknown): string | null {
  return error instanceof NoUsableTextError || error instanceof AnalysisRefusal ? error.message : null;
}

/**
 * One analysis from passages to first insights. Each stage writes its result in one transaction and is skipped when that
 * stands, so a run that was cut off goes on at the stage where it stopped.
 */
export async function runAnalysis(deps: Deps, scope: ProjectScope, sessionKey: string): Promise<void> {
  const run = await readRun(deps.db, scope, sessionKey);
  if (!run || run.status === 'completed' || run.status === 'error') return;
  await writeStep(deps.db, scope, sessionKey, { status: run.agent1Complete ? 'generating_insights' : 'preprocessing' });
  await withMaterial(deps, scope, run.documentIds, async (material) => {
    if (!run.ragInitialized) await prepare(deps, scope, sessionKey, material);
    const questions = run.agent1Complete ? (run.questions ?? []) : await understand(deps, scope, run, material);
    if (!run.agent2Complete) await firstInsights(deps, scope, run, material, questions);
  });
}

async function prepare(deps: Deps, scope: ProjectScope, sessionKey: string, material: Material): Promise<void> {
  await storePassagesOf(deps, scope, material);
  await writeStep(deps.db, scope, sessionKey, { ragInitialized: true });
}

/** The context document and the questions. */
async function understand(
  deps: Deps,
  scope: ProjectScope,
  run: Run,
  { corpus, documentIds }: Material,
): Promise<string[]> {
  const about = await projectBrief(deps, scope);
  const contextDocument = await corpus.describe(about);
  const questions = await corpus.proposeQuestions(about);
  if (questions.length === 0) throw new AnalysisRefusal('No questions were generated. Please try again.');
  await deps.db.transaction(async (tx) => {
    const origin = { source: 'document_analysis' as const, sessionKey: run.sessionKey, documentIds };
    await keepQuestions(tx, scope, questions, origin);
    await writeStep(tx, scope, run.sessionKey, {
      contextDocument,
      questions,
      agent1Complete: true,
      status: 'generating_insights',
    });
  });
  return questions;
}

async function firstInsights(
  deps: Deps,
  scope: ProjectScope,
  run: Run,
  material: Material,
  texts: string[],
): Promise<void> {
  const { sessionKey } = run;
  const origin = { source: 'document_analysis' as const, sessionKey, documentIds: material.documentIds };
  const questions = await deps.db.transaction((tx) => keepQuestions(tx, scope, texts, origin));
  const { findings, topics } = await find(deps, scope, material, questions, firstPerQuestion);
  const coverage = await material.corpus.coverage(findings.map((f) => f.insight));
  await deps.db.transaction(async (tx) => {
    const questionIds = questions.map((q) => q.id);
    const ids = await storeFindings(tx, scope, {
      findings,
      questionIds,
      topics: await stillStanding(tx, scope, topics),
      texts: material.texts,
      skipTwins: true,
    });
    await writeStep(tx, scope, sessionKey, { insights: ids, coverage, agent2Complete: true, status: 'completed' });
  });
}

/** Insights for questions that people chose; those of an earlier run for the same questions are replaced. */
export async function analyzeChosen(
  deps: Deps,
  scope: ProjectScope,
  sessionKey: string,
  questions: readonly StoredQuestion[],
): Promise<void> {
  const run = await readRun(deps.db, scope, sessionKey);
  if (!run) return;
  const questionIds = questions.map((q) => q.id);
  await withMaterial(deps, scope, run.documentIds, async (material) => {
    const { findings, topics } = await find(deps, scope, material, questions, chosenPerQuestion);
    await deps.db.transaction(async (tx) => {
      await storeFindings(tx, scope, {
        findings,
        questionIds,
        topics: await stillStanding(tx, scope, topics),
        texts: material.texts,
        skipTwins: false,
      });
      await markQuestionsAnalyzed(tx, scope, questionIds);
    });
  });
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
