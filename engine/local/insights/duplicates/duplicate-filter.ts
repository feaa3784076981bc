import type { Corpus } from '../../../corpus/corpus.ts';
import type { PickedSentence } from '../../sentences/pick-sentences.ts';
import { allTermsOf, jaccard, similarity, termsOfSentence } from '../../sentences/similarity.ts';
import { minJaccardOfDuplicate, minSimilarityOfDuplicate, minTermsOfDuplicate } from '../../tuning/insights.ts';
import type { Evidence } from '../select-evidence.ts';

/** Remembers the claims and quotes of one call, so that no two insights say the same. */
export type DuplicateFilter = {
  /** True when the sentence is in the first quote of an insight, or says the same as an earlier claim. */
  isDuplicate(sentence: number): boolean;
  /** Sentences that may still be quoted; a `further` insight on the same question quotes nothing twice. */
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
      // a mixed insight covers both sides, so the other side is not a separate insight
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
