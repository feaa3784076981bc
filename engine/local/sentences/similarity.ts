import { type CorpusSentence, contentTerms, type Reading } from '../../corpus/corpus.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';

/** Idf of a term over the sentences of the corpus: rare terms distinguish sentences better than common ones. */
export function idfWeight(reading: Reading, term: number): number {
  return idf(reading.sentenceIndex.size, documentFrequency(reading.sentenceIndex, term));
}

const squares = new WeakMap<Reading, Float64Array>();

/** The squared idf of each term of the vocabulary. */
export function idfSquares(reading: Reading): Float64Array {
  const known = squares.get(reading);
  if (known) return known;
  const made = Float64Array.from(reading.vocabulary.terms, (_, term) => idfWeight(reading, term) ** 2);
  squares.set(reading, made);
  return made;
}

/** Idf-weighted cosine of two sets of content terms, 0 to 1. */
export function similarity(reading: Reading, a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const weights = idfSquares(reading);
  const weight = (term: number) => weights[term] ?? idfWeight(reading, term) ** 2;
  let shared = 0;
  for (const t of a) if (b.has(t)) shared += weight(t);
  if (shared === 0) return 0;
  let [first, second] = [0, 0];
  for (const t of a) first += weight(t);
  for (const t of b) second += weight(t);
  return shared / Math.sqrt(first * second);
}

export function sharedTerms(a: ReadonlySet<number>, b: ReadonlySet<number>): number[] {
  return [...a].filter((t) => b.has(t));
}

export function termsOfSentence(reading: Reading, index: number): Set<number> {
  return contentTerms(reading, reading.sentences[index] as CorpusSentence);
}

/** Fragments of Japanese grammar ("ています") that a splitter of words leaves: they name nothing. */
const grammar = /^\p{Script=Hiragana}+$/u;

const naming = new WeakMap<Reading, Uint8Array<ArrayBuffer>>();

/** By term of the vocabulary: 1 for a content word that can name a topic. */
export function namingFlags(reading: Reading): Uint8Array {
  const known = naming.get(reading);
  if (known) return known;
  const { stop, vocabulary } = reading;
  const flags = Uint8Array.from(vocabulary.terms, (word, t) => (stop[t] !== 1 && !grammar.test(word) ? 1 : 0));
  naming.set(reading, flags);
  return flags;
}

/** The content terms of a sentence that can name a topic. */
export function namingTerms(reading: Reading, index: number): Set<number> {
  return named(reading, termsOfSentence(reading, index));
}

/** Those of the content terms that can name a topic. */
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
