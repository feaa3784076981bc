import { createHash } from 'node:crypto';
import { foldedQuestion } from '#contract/analysis/questions.ts';

export function digestOf(question: string): string {
  return createHash('sha256').update(foldedQuestion(question)).digest('hex');
}
