import type { Reading } from '../corpus/corpus.ts';
import { idf } from '../search/bm25.ts';
import type { Query } from '../search/query.ts';
import { documentFrequency } from '../search/term-index.ts';
import { gramsOf } from '../search/terms.ts';
import { coverage as coverageTuning, refusal as refusalTuning } from '../tuning.ts';

/**
 * IDF-weighted share of the query's terms that are found in the corpus, in the best passage window and in the best sentence;
 * each 0 to 1.
 */
export type QueryCoverage = {
  readonly corpus: number;
  /** In the best passage with its neighbours. */
  readonly window: number;
  readonly sentence: number;
};

const { minTermWeight, priorWeight, speakerWeight, similarTermWeight, minTermSimilarity, maxWindows } = coverageTuning;

/** `passages`: indexes of the passages that rank best for the query, best first. */
export function measureCoverage(reading: Reading, query: Query, passages: readonly number[]): QueryCoverage {
  const index = reading.passageIndex;
  const maxIdf = idf(index.size, 0.5);
  const terms = query.terms
    .filter((t) => t.weight >= minTermWeight)
    .map((t) => {
      const known = t.id >= 0 && documentFrequency(index, t.id) > 0;
      const similarity = known ? 1 : closestSimilarity(reading, t.term);
      const termIdf = idf(index.size, known ? documentFrequency(index, t.id) : 0.5);
      return { ...t, known, similarity, weight: t.weight * (0.5 + termIdf / maxIdf) };
    });
  const prior = 0.5 * priorWeight + speakerWeight * query.voices.length;
  const total = terms.reduce((sum, t) => sum + t.weight, 0) + priorWeight + speakerWeight * query.voices.length;
  const foundWeight = (t: (typeof terms)[number], holds: (id: number) => boolean) => {
    if (!t.known) return similarTermWeight * t.similarity * t.weight;
    return holds(t.id) ? t.weight : 0;
  };
  const share = (holds: (id: number) => boolean) =>
    (prior + terms.reduce((sum, t) => sum + foundWeight(t, holds), 0)) / total;
  let bestWindow = 0;
  let sentence = 0;
  for (const p of passages.slice(0, maxWindows)) {
    const window = reading.passageSpans
      .slice(Math.max(0, p - 1), p + 2)
      .filter((x) => x.document === reading.passageSpans[p]?.document);
    const near = new Set<number>();
    for (const span of window) {
      for (let s = span.from; s < span.to; s++) {
        const own = new Set<number>();
        const unit = reading.sentences[s];
        for (let i = unit?.from ?? 0; i < (unit?.to ?? 0); i++) own.add(reading.terms[i] ?? 0);
        sentence = Math.max(
          sentence,
          share((n) => own.has(n)),
        );
        for (const t of own) near.add(t);
      }
    }
    bestWindow = Math.max(
      bestWindow,
      share((n) => near.has(n)),
    );
  }
  return { corpus: share(() => true), window: bestWindow, sentence };
}

/** Dice similarity, 0 to 1, of a term that the corpus does not hold to the closest one that it holds, over character 4-grams. */
function closestSimilarity(reading: Reading, term: string): number {
  const grams = gramsOf(term);
  const index = reading.grams();
  const shared = new Map<number, number>();
  for (const gram of grams) for (const t of index.get(gram) ?? []) shared.set(t, (shared.get(t) ?? 0) + 1);
  let best = 0;
  for (const [t, count] of shared) {
    if (reading.stop[t] === 1) continue;
    const size = gramsOf(reading.vocabulary.terms[t] ?? '').length;
    best = Math.max(best, (2 * count) / (grams.length + size));
  }
  return best >= minTermSimilarity ? best : 0;
}

/** How likely the corpus answers a question, 0 to 1. */
export function confidenceOf(coverage: QueryCoverage): number {
  return (coverage.corpus + coverage.window + coverage.sentence) / 3;
}

/** The confidence below which a question is refused. */
export function refusalThreshold(reading: Reading): number {
  const { talk, prose, shortFactor, maxShortPassages } = refusalTuning;
  const threshold = reading.spoken.every((s) => s === 1) ? talk : prose;
  return reading.passageSpans.length <= maxShortPassages ? threshold * shortFactor : threshold;
}
