import type { Question } from '#contract/analysis/questions.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { lockProject } from '../projects/service.ts';
import { moveToTrash } from '../trash/service.ts';
import {
  deleteByIds,
  ensureQuestions,
  listOf,
  lockQuestions,
  markAnalyzed,
  readByIds,
  readByTexts,
  rewordAll,
  type StoredQuestion,
} from './repo.ts';

export type { StoredQuestion } from './repo.ts';
export { rewordAll as rewordQuestions };

type Needs = Pick<Deps, 'db'>;

export const listQuestions = ({ db }: Needs, scope: ProjectScope): Promise<Question[]> => listOf(db, scope);

export const questionsById = ({ db }: Needs, scope: ProjectScope, ids: readonly number[]): Promise<StoredQuestion[]> =>
  readByIds(db, scope, ids);

/** Those of the questions that still exist. */
export const questionsByText = (
  { db }: Needs,
  scope: ProjectScope,
  texts: readonly string[],
): Promise<StoredQuestion[]> => readByTexts(db, scope, texts);

export const keepQuestions = (
  tx: Tx,
  scope: ProjectScope,
  texts: readonly string[],
  origin: Parameters<typeof ensureQuestions>[3],
): Promise<StoredQuestion[]> => ensureQuestions(tx, scope, texts, origin);

/** Locks those of the questions that exist until the transaction ends, and returns their ids. */
export const lockExistingQuestions = (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<number[]> =>
  lockQuestions(tx, scope, ids);

export const markQuestionsAnalyzed = (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> =>
  markAnalyzed(tx, scope, ids);

/** Adds questions written by people; returns each as stored, including those that already existed. */
export async function addQuestions(
  { db }: Needs,
  scope: ProjectScope,
  texts: readonly string[],
  sourceId?: number,
): Promise<Question[]> {
  if (texts.length === 0) throw invalid('A question needs some text');
  return db.transaction(async (tx) => {
    // Lock the project, so that a simultaneous deletion results in a 404.
    await lockProject(tx, scope);
    const kept = await ensureQuestions(tx, scope, texts, { source: 'user', ...(sourceId ? { sourceId } : {}) });
    const ids = new Set(kept.map((q) => q.id));
    const rows = new Map((await listOf(tx, scope)).filter((q) => ids.has(q.id)).map((q) => [q.id, q]));
    return kept.flatMap(({ id }) => rows.get(id) ?? []);
  });
}

/** Without a way back: for questions with words of a deleted document. */
export const deleteQuestions = (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, scope, ids);

/** Moves it to the trash. A question that does not exist counts as deleted. */
export function deleteQuestion({ db }: Needs, scope: ProjectScope, text: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const ids = (await readByTexts(tx, scope, [text])).map((q) => q.id);
    if (ids.length === 0) return;
    await moveToTrash(tx, scope, 'question', ids);
    await deleteByIds(tx, scope, ids);
  });
}
