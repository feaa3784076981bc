import type { Corpus } from '../../corpus/corpus.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { allTermsOf, jaccard, similarity, termsOfSentence } from '../sentences/similarity.ts';
import { minJaccardOfDuplicate, minSimilarityOfDuplicate, minTermsOfDuplicate } from '../tuning/insights.ts';
import type { Evidence } from './select-evidence.ts';

/** Remembers what the insights of one call rest on, so that none says what another says already. */
export type DuplicateFilter = {
  /** True when the sentence is the first quote of an insight, or says the same as a claim made before. */
  isDuplicate(sentence: number): boolean;
  /** Sentences that may still be quoted; for a further insight to a question none that was quoted before. */
  unused(picked: readonly PickedSentence[], further: boolean): readonly PickedSentence[];
  add(claim: PickedSentence, evidence: readonly Evidence[], against: readonly number[]): void;
};

export function createDuplicateFilter(corpus: Corpus): DuplicateFilter {
  const firstQuotes = new Set<number>();
  const quoted = new Set<number>();
  const claims: ReadonlySet<number>[] = [];
  const quotes: ReadonlySet<number>[] = [];
  return {
    isDuplicate(sentence) {
      if (firstQuotes.has(sentence)) return true;
      const all = allTermsOf(corpus.reading, sentence, sentence + 1);
      if (quotes.some((q) => jaccard(all, q) >= minJaccardOfDuplicate)) return true;
      const terms = termsOfSentence(corpus.reading, sentence);
      return (
        terms.size >= minTermsOfDuplicate &&
        claims.some((c) => similarity(corpus.reading, terms, c) >= minSimilarityOfDuplicate)
      );
    },
    unused: (picked, further) => picked.filter((p) => !firstQuotes.has(p.index) && !(further && quoted.has(p.index))),
    add(claim, evidence, against) {
      // both sides of a mixed finding are told by it: the other side is no finding of its own
      for (const other of against) {
        firstQuotes.add(other);
        claims.push(termsOfSentence(corpus.reading, other));
      }
      const [first] = evidence;
      for (let s = first?.cut.from ?? claim.index; s < (first?.cut.to ?? claim.index + 1); s++) firstQuotes.add(s);
      quotes.push(allTermsOf(corpus.reading, claim.index, claim.index + 1));
      quotes.push(allTermsOf(corpus.reading, first?.cut.from ?? claim.index, first?.cut.to ?? claim.index + 1));
      for (const e of evidence) for (let s = e.cut.from; s < e.cut.to; s++) quoted.add(s);
      claims.push(termsOfSentence(corpus.reading, claim.index));
    },
  };
}
