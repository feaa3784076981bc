import * as z from 'zod/mini';
import { insight } from '../insights/insights.ts';
import { route } from '../route.ts';
import { idParams, message } from '../schemas.ts';
import { maxQuestionLength, question } from './questions.ts';

export const questionText = z
  .string({ error: 'A question needs some text' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'A question needs some text' }),
    z.maxLength(maxQuestionLength, { error: `A question must be at most ${maxQuestionLength} characters` }),
  );

export const noQuestionsMessage = 'Please select research questions to analyze';
export const noSessionMessage = 'Please start document analysis first to establish a session';

/** The error in the waiting caller's reply after a cancellation. */
export const questionsCancelledMessage = 'The analysis of the questions was cancelled.';

export const addQuestion = route('POST', '/api/projects/:id/questions', {
  action: 'questions.add',
  summary: 'Add a research question to a project; an existing one, ignoring case and spacing, is returned unchanged',
  params: idParams,
  body: z.object({ question: questionText }),
  status: 201,
  reply: question,
});

/** One question in `question`, or several in `questions`. */
export const addInsightQuestions = route('POST', '/api/insights/:id/questions', {
  action: 'questions.add',
  summary: 'Add research questions prompted by a document or insight to its project; returns them as stored',
  params: idParams,
  body: z.object({
    question: z.optional(questionText),
    questions: z.optional(
      z.array(questionText).check(z.maxLength(100, { error: 'At most 100 questions can be added at once' })),
    ),
  }),
  status: 201,
  reply: z.array(question),
});

/** Its insights are kept. Deleting a question that does not exist succeeds too. */
export const deleteQuestion = route('DELETE', '/api/projects/:id/questions', {
  action: 'questions.delete',
  summary: "Delete one of a project's research questions",
  params: idParams,
  body: z.object({ question: questionText }),
  reply: message,
});

export const analyzeQuestions = route('POST', '/api/projects/:id/questions/analyze-agent3', {
  action: 'questions.analyze',
  summary: 'Find insights for the chosen questions; returns when they are stored',
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
