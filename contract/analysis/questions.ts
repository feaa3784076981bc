import * as z from 'zod/mini';
import { idParams, route } from '../route.ts';

export const maxQuestionLength = 1_000;

/** Questions that differ only in case or spacing count as the same. */
export function foldedQuestion(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

export const question = z.object({
  id: z.int(),
  question: z.string(),
  source: z.string(),
  isAnalyzed: z.boolean(),
});
export type Question = z.infer<typeof question>;

export const listQuestions = route('GET', '/api/projects/:id/questions', {
  action: 'questions.list',
  summary: 'List the research questions of a project',
  params: idParams,
  reply: z.array(question),
});
