import type { Corpus } from '../../corpus/corpus.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';

/**
 * Whether no other question names as much of what this one names: all of it, or `least` of it where it names several things.
 */
export function asksMore(corpus: Corpus, question: string, others: readonly string[], least: number): boolean {
  const terms = termsOfQuestion(corpus, question);
  if (terms.size === 0) return true;
  const needed = terms.size < minTermsOfPart ? terms.size : Math.ceil(terms.size * least);
  return others.every((other) => terms.intersection(termsOfQuestion(corpus, other)).size < needed);
}

/** Of two things, one is another matter. */
const minTermsOfPart = 3;
