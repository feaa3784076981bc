import type { Corpus } from '../../corpus/corpus.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';

/** Whether a question names something that no other one names together with all the rest of it: "Do you work with an accountant?" */
export function asksMore(corpus: Corpus, question: string, others: readonly string[]): boolean {
  const terms = termsOfQuestion(corpus, question);
  return terms.size === 0 || others.every((other) => !terms.isSubsetOf(termsOfQuestion(corpus, other)));
}
