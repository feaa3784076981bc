import { type CorpusSentence, contentTerms, type Reading } from '../../corpus/corpus.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';

/** Rare words tell sentences apart better than common ones. */
export function idfWeight(reading: Reading, term: number): number {
  return idf(reading.sentenceIndex.size, documentFrequency(reading.sentenceIndex, term));
}

/** 0 to 1: how much two sentences speak of the same, by the worth of shared content terms (weighted cosine). */
export function similarity(reading: Reading, a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const square = (terms: ReadonlySet<number>) => {
    let sum = 0;
    for (const t of terms) sum += idfWeight(reading, t) ** 2;
    return sum;
  };
  let shared = 0;
  for (const t of a) if (b.has(t)) shared += idfWeight(reading, t) ** 2;
  return shared === 0 ? 0 : shared / Math.sqrt(square(a) * square(b));
}

export function sharedTerms(a: ReadonlySet<number>, b: ReadonlySet<number>): number[] {
  return [...a].filter((t) => b.has(t));
}

export function termsOfSentence(reading: Reading, index: number): Set<number> {
  return contentTerms(reading, reading.sentences[index] as CorpusSentence);
}

/** Every word of some sentences, also those that only join. */
export function allTermsOf(reading: Reading, from: number, to = from + 1): Set<number> {
  const first = reading.sentences[from]?.from ?? 0;
  return new Set(reading.terms.subarray(first, reading.sentences[to - 1]?.to ?? first));
}

/** 0 to 1: the share of the words of either that both hold. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = sharedTerms(a, b).length;
  return both / Math.max(1, a.size + b.size - both);
}
