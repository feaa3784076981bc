import * as z from 'zod/mini';
import { insight } from './insights.ts';
import { idParams, route } from './route.ts';

export const maxQuestionLength = 1_000;

export const questionText = z
  .string({ error: 'A question needs some text' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'A question needs some text' }),
    z.maxLength(maxQuestionLength, { error: `A question must be at most ${maxQuestionLength} characters` }),
  );

export const question = z.object({
  id: z.int(),
  question: z.string(),
  source: z.string(),
  isAnalyzed: z.boolean(),
});
export type Question = z.infer<typeof question>;

export const noQuestionsMessage = 'Please select research questions to analyze';
export const noSessionMessage = 'Please start document analysis first to establish a session';

export const listQuestions = route('GET', '/api/projects/:id/questions', {
  action: 'questions.list',
  summary: "A project's research questions",
  params: idParams,
  reply: z.array(question),
});

export const analyzeQuestions = route('POST', '/api/projects/:id/questions/analyze-agent3', {
  action: 'questions.analyze',
  summary: 'Find insights for the chosen questions; answers when they are stored',
  params: idParams,
  body: z.object({
    questions: z
      .array(questionText, { error: noQuestionsMessage })
      .check(
        z.minLength(1, { error: noQuestionsMessage }),
        z.maxLength(100, { error: 'At most 100 questions can be analyzed at once' }),
      ),
    ragSessionKey: z
      .string({ error: noSessionMessage })
      .check(z.minLength(1, { error: noSessionMessage }), z.maxLength(200)),
  }),
  reply: z.object({ insights: z.array(insight), error: z.optional(z.string()) }),
});
