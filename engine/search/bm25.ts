import { type GramIndex, type TermIndex, unitsWith } from './term-index.ts';
import { gramsOf } from './terms.ts';

/** A query's terms with their weights; terms that the material does not know carry number -1. */
export type QueryTerm = { readonly term: string; readonly number: number; readonly weight: number };

/** Low: it matters more how many of the query's words stand in a passage than how often one does. */
const k1 = 0.9;
const b = 0.6;

export function rarity(units: number, holding: number): number {
  return Math.log(1 + (units - holding + 0.5) / (holding + 0.5));
}

/** Okapi BM25 of each unit for the query's terms (Robertson and Zaragoza 2009), added to `scores`. */
export function addTermScores(scores: Float64Array, index: TermIndex, query: readonly QueryTerm[]): void {
  for (const { number, weight } of query) {
    if (number < 0) continue;
    const holding = unitsWith(index, number);
    if (holding === 0) continue;
    const worth = weight * rarity(index.size, holding);
    const end = index.rows[number + 1] ?? 0;
    for (let at = index.rows[number] ?? 0; at < end; at++) {
      const unit = index.units[at] ?? 0;
      scores[unit] =
        (scores[unit] ?? 0) + worth * saturation(index.counts[at] ?? 0, index.lengths[unit] ?? 0, index.meanLength);
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
      const worth = (share * weight * rarity(index.size, touched.length)) / parts.length;
      for (const unit of touched) {
        scores[unit] =
          (scores[unit] ?? 0) + worth * saturation(counts[unit] ?? 0, index.lengths[unit] ?? 0, index.meanLength);
        counts[unit] = 0;
      }
    }
  }
}

function countGram(counts: Float64Array, index: TermIndex, terms: Int32Array | undefined): number[] {
  const touched: number[] = [];
  for (const term of terms ?? []) {
    const end = index.rows[term + 1] ?? 0;
    for (let at = index.rows[term] ?? 0; at < end; at++) {
      const unit = index.units[at] ?? 0;
      if (counts[unit] === 0) touched.push(unit);
      counts[unit] = (counts[unit] ?? 0) + (index.counts[at] ?? 0);
    }
  }
  return touched;
}
