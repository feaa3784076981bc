import { maxQuestions, minQuestions } from '../../tuning.ts';
import { passagesPerQuestion } from '../tuning.ts';

/** How many questions are worth asking of so many passages. */
export const questionsWorth = (passages: number): number =>
  Math.min(maxQuestions, Math.max(minQuestions, Math.ceil(passages / passagesPerQuestion)));
