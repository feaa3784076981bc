import { type CorpusSentence, contentTerms, type Reading } from '../../corpus/corpus.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';

/** Idf of a term over the sentences of the corpus: rare terms distinguish sentences better than common ones. */
export function idfWeight(reading: Reading, term: number): number {
  return idf(reading.sentenceIndex.size, documentFrequency(reading.sentenceIndex, term));
}

/** Idf-weighted cosine of two sets of content terms, 0 to 1. */
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

/** Fragments of Japanese grammar ("ています") that a splitter of words leaves: they name nothing. */
const grammar = /^\p{Script=Hiragana}+$/u;

/** The content terms of a sentence that can name a matter. */
export function namingTerms(reading: Reading, index: number): Set<number> {
  return named(reading, termsOfSentence(reading, index));
}

/** Those of the terms that can name a matter. */
export function named(reading: Reading, terms: Iterable<number>): Set<number> {
  return new Set([...terms].filter((term) => !grammar.test(reading.vocabulary.terms[term] ?? '')));
}

/** Every term of the sentences [from, to), stopwords included. */
export function allTermsOf(reading: Reading, from: number, to = from + 1): Set<number> {
  const first = reading.sentences[from]?.from ?? 0;
  return new Set(reading.terms.subarray(first, reading.sentences[to - 1]?.to ?? first));
}

/** Jaccard index of two sets of terms, 0 to 1. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = sharedTerms(a, b).length;
  return both / Math.max(1, a.size + b.size - both);
}
