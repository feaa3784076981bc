import { queryOptions } from '@tanstack/react-query';
import { listQuestions } from '#contract/analysis/questions.ts';
import { reading } from '../../lib/api.ts';
import type { QuestionStore } from './question-store.ts';

export const questionsQuery = (projectId: number) => reading(listQuestions, { params: { id: projectId } });

export type Unsettled = { unsaved: string[]; undeleted: string[] };

export function keptUnsettled(store: QuestionStore): Unsettled {
  return { unsaved: store.load('unsavedQuestions'), undeleted: store.load('undeletedQuestions') };
}

/** No read of the server: what this browser did to the list and the server has not heard of yet, as it was kept over a reload. */
export const unsettledQuery = (projectId: number, store: QuestionStore) =>
  queryOptions({
    queryKey: ['unsettled questions', projectId],
    queryFn: () => keptUnsettled(store),
    initialData: () => keptUnsettled(store),
    enabled: false,
  });
