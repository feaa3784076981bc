import type { Question } from '#contract/questions.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ensureQuestions, listOf, markAnalyzed, readQuestions, type StoredQuestion } from './repo.ts';

export type { StoredQuestion } from './repo.ts';

export const listQuestions = ({ db }: Pick<Deps, 'db'>, scope: ProjectScope): Promise<Question[]> => listOf(db, scope);

export const questionsById = (
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<StoredQuestion[]> => readQuestions(db, scope, ids);

export const keepQuestions = (
  tx: Tx,
  scope: ProjectScope,
  texts: readonly string[],
  origin: Parameters<typeof ensureQuestions>[3],
): Promise<StoredQuestion[]> => ensureQuestions(tx, scope, texts, origin);

export const markQuestionsAnalyzed = (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> =>
  markAnalyzed(tx, scope, ids);
