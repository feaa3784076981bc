import type { Corpus } from '../../corpus/corpus.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';
import { minTermsOfPart } from '../tuning/questions.ts';

/** Whether no other question names all that this one names; where it names several things, the share `least` of them is enough. */
export function asksMore(corpus: Corpus, question: string, others: readonly string[], least: number): boolean {
  const terms = termsOfQuestion(corpus, question);
  if (terms.size === 0) return true;
  const needed = terms.size < minTermsOfPart ? terms.size : Math.ceil(terms.size * least);
  return others.every((other) => terms.intersection(termsOfQuestion(corpus, other)).size < needed);
}
