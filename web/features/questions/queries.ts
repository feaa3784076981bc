import { listQuestions } from '#contract/questions.ts';
import { reading } from '../../lib/api.ts';

export const questionsQuery = (projectId: number) => reading(listQuestions, { params: { id: projectId } });
