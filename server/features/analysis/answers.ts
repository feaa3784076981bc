import type { Provenance } from '#contract/insights/provenance.ts';
import type { FoundInsight, InsightMarks, ScoredInsight } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { demandAsRead } from '../documents/service.ts';
import { knownClaims, type Stored, storeAnswer, strengthenWritten, updateMarks } from '../found-insights/service.ts';
import { judgementsOf } from '../insights/service.ts';
import { readProject } from '../projects/service.ts';
import { lockExistingQuestions, type StoredQuestion } from '../questions/service.ts';
import { lockExistingTopics, projectTopics } from '../topics/service.ts';
import type { Material } from './corpus.ts';

export type Asking = {
  questions: readonly StoredQuestion[];
  perQuestion?: number;
  /** For questions that Earshot asks by itself. */
  claimsOnly?: boolean;
  createdAt: Date;
  /** What finds them, as it is recorded with each. */
  provenance: Provenance;
};

/** Runs in the transaction that stores the insights of one question, with the project locked; throws when the run has ended meanwhile. */
export type Commit = (store: (tx: Tx) => Promise<readonly Stored[]>, questionId: number) => Promise<void>;

export type Answered = {
  insights: FoundInsight[];
  /** Writes the marks that a comparison of all insights gives. */
  finish(tx: Tx): Promise<void>;
};

/**
 * Finds insights and stores them question by question, as soon as each is answered, so that a run that is cancelled or killed
 * keeps what it has. Emoji and badges compare all insights of a run: they are chosen again with each question.
 */
export async function answerQuestions(
  deps: Deps,
  scope: ProjectScope,
  { corpus, texts }: Material,
  { questions, createdAt, provenance, ...choice }: Asking,
  commit: Commit,
): Promise<Answered> {
  const topics = await projectTopics(deps, scope);
  const questionIds = new Map(questions.map((q) => [q.question, q.id]));
  const found: ScoredInsight[] = [];
  const stored: (Stored | null)[] = [];
  let marks: InsightMarks[] = [];
  const about = await aboutProject(deps, scope);
  const input = {
    ...about,
    questions: [...questionIds.keys()],
    judgements: await judgementsOf(deps, scope),
    known: await knownClaims(deps, scope, choice.claimsOnly !== true),
    ...choice,
  };
  for await (const event of corpus.findInsights({ ...input, topics: topics.map((t) => t.name) })) {
    if (event.type === 'insight') {
      found.push(event);
      continue;
    }
    const questionId = questionIds.get(event.question);
    if (questionId === undefined) continue;
    marks = await corpus.markInsights(found);
    const from = stored.length;
    const own = found.slice(from).map(({ insight }, i) => ({ ...insight, ...marks[from + i] }));
    let answer: (Stored | null)[] = [];
    await commit(async (tx) => {
      // What others say stands in summaries, too, not only in the quotes.
      await demandAsRead(tx, scope, texts);
      const exists = (await lockExistingQuestions(tx, scope, [questionId])).length > 0;
      const existingTopics = await lockExistingTopics(tx, scope, topics);
      const found = { questionId, found: own, texts, topics: existingTopics, createdAt, language: about.language };
      answer = exists
        ? await storeAnswer(tx, scope, { ...found, provenance, asked: choice.claimsOnly !== true })
        : own.map(() => null);
      const strengthened = exists ? await strengthenWritten(tx, scope, found) : [];
      return [...answer.filter((one) => one !== null), ...strengthened];
    }, questionId);
    stored.push(...answer);
  }
  return {
    insights: found.map((f) => f.insight),
    finish: (tx) =>
      updateMarks(
        tx,
        scope,
        stored.flatMap((one, i) => (one && marks[i] ? [markOf(one, marks[i])] : [])),
      ),
  };
}

/** What was found before keeps its emoji: people know it by that. */
function markOf({ id, change }: Stored, { emoji, badge }: InsightMarks) {
  return { id, ...(change === 'added' ? { emoji } : {}), ...(badge ? { badge } : {}) };
}

/** The project's brief and language, as the engine takes them. */
export async function aboutProject(deps: Pick<Deps, 'db'>, scope: ProjectScope) {
  const { name, description, longBrief, language } = await readProject(deps, scope);
  return { brief: { name, description: description ?? '', longBrief: longBrief ?? '' }, language };
}
