import type { FoundInsight, InsightMarks, ScoredInsight } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { judgementsOf, storeAnswer, type TakenPlaces, updateMarks } from '../insights/service.ts';
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
  taken?: TakenPlaces;
};

/** Runs in the transaction that stores the insights of one question; throws when the run has ended meanwhile. */
export type Commit = (store: (tx: Tx) => Promise<number[]>, questionId: number) => Promise<void>;

export type Answered = {
  insights: FoundInsight[];
  ids: number[];
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
  { questions, createdAt, taken, ...choice }: Asking,
  commit: Commit,
): Promise<Answered> {
  const topics = await projectTopics(deps, scope);
  const questionIds = new Map(questions.map((q) => [q.question, q.id]));
  const found: ScoredInsight[] = [];
  const ids: (number | null)[] = [];
  let marks: InsightMarks[] = [];
  const input = {
    ...(await aboutProject(deps, scope)),
    questions: [...questionIds.keys()],
    judgements: await judgementsOf(deps, scope),
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
    const from = ids.length;
    const own = found.slice(from).map(({ insight }, i) => ({ ...insight, ...marks[from + i] }));
    let stored: (number | null)[] = [];
    await commit(async (tx) => {
      const exists = (await lockExistingQuestions(tx, scope, [questionId])).length > 0;
      const existingTopics = await lockExistingTopics(tx, scope, topics);
      const answer = {
        ...{ questionId, found: own, texts, topics: existingTopics, createdAt },
        ...{ withoutDismissed: choice.claimsOnly === true, ...(taken ? { taken } : {}) },
      };
      stored = exists ? await storeAnswer(tx, scope, answer) : own.map(() => null);
      return distinct([...ids, ...stored]);
    }, questionId);
    ids.push(...stored);
  }
  return {
    insights: found.map((f) => f.insight),
    ids: distinct(ids),
    finish: (tx) =>
      updateMarks(
        tx,
        scope,
        ids.flatMap((id, i) => (id !== null && marks[i] ? [{ id, ...marks[i] }] : [])),
      ),
  };
}

const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/** The project's brief and language, as the engine takes them. */
export async function aboutProject(deps: Pick<Deps, 'db'>, scope: ProjectScope) {
  const { name, description, longBrief, language } = await readProject(deps, scope);
  return { brief: { name, description: description ?? '', longBrief: longBrief ?? '' }, language };
}
