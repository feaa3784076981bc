import { bm25 as bm25Tuning } from '../tuning.ts';
import { documentFrequency, type GramIndex, type TermIndex } from './term-index.ts';
import { gramsOf } from './terms.ts';

/** A term of a query with its weight. `id` is -1 where the corpus does not hold the term. */
export type QueryTerm = { readonly term: string; readonly id: number; readonly weight: number };

const { k1, b } = bm25Tuning;

/** Inverse document frequency, always positive (the form that Lucene uses). */
export function idf(units: number, frequency: number): number {
  return Math.log(1 + (units - frequency + 0.5) / (frequency + 0.5));
}

/** Adds the Okapi BM25 score of each unit for the query's terms to `scores` (Robertson and Zaragoza 2009). */
export function addTermScores(scores: Float64Array, index: TermIndex, query: readonly QueryTerm[]): void {
  for (const { id, weight } of query) {
    if (id < 0) continue;
    const frequency = documentFrequency(index, id);
    if (frequency === 0) continue;
    const termWeight = weight * idf(index.size, frequency);
    const end = index.offsets[id + 1] ?? 0;
    for (let at = index.offsets[id] ?? 0; at < end; at++) {
      const unit = index.postings[at] ?? 0;
      scores[unit] =
        (scores[unit] ?? 0) +
        termWeight * saturation(index.counts[at] ?? 0, index.lengths[unit] ?? 0, index.meanLength);
    }
  }
}

function saturation(count: number, length: number, mean: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / Math.max(1, mean)));
}

/**
 * The same over character 4-grams, which find inflections and compounds that stems miss. A gram's occurrences are those
 * of the terms that hold it. Each term shares its weight among its grams.
 */
export function addGramScores(
  scores: Float64Array,
  index: TermIndex,
  grams: GramIndex,
  query: readonly QueryTerm[],
  share: number,
): void {
  const counts = new Float64Array(index.size);
  for (const { term, weight } of query) {
    const parts = gramsOf(term);
    for (const gram of parts) {
      const touched = countGram(counts, index, grams.get(gram));
      const gramWeight = (share * weight * idf(index.size, touched.length)) / parts.length;
      for (const unit of touched) {
        scores[unit] =
          (scores[unit] ?? 0) + gramWeight * saturation(counts[unit] ?? 0, index.lengths[unit] ?? 0, index.meanLength);
        counts[unit] = 0;
      }
    }
  }
}

function countGram(counts: Float64Array, index: TermIndex, terms: Int32Array | undefined): number[] {
  const touched: number[] = [];
  for (const term of terms ?? []) {
    const end = index.offsets[term + 1] ?? 0;
    for (let at = index.offsets[term] ?? 0; at < end; at++) {
      const unit = index.postings[at] ?? 0;
      if (counts[unit] === 0) touched.push(unit);
      counts[unit] = (counts[unit] ?? 0) + (index.counts[at] ?? 0);
    }
  }
  return touched;
}
