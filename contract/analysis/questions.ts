import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

export const maxQuestionLength = 1_000;

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
