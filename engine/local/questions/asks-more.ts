import type { Corpus } from '../../corpus/corpus.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';

/** Whether no other question names everything that this one names. */
export function asksMore(corpus: Corpus, question: string, others: readonly string[]): boolean {
  const terms = termsOfQuestion(corpus, question);
  return terms.size === 0 || others.every((other) => !terms.isSubsetOf(termsOfQuestion(corpus, other)));
}
