import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { contentVectors } from '../sentences/content-vectors.ts';

/**
 * Idf-weighted cosines of a set of content terms with all sentences that share one of them and are at least as near as `least`, in
 * the order of the corpus, one by one: a frequent word is in a large share of the sentences. `visit` must not call it.
 */
export function eachCosine(
  corpus: Corpus,
  terms: ReadonlySet<number>,
  visit: (sentence: number, cosine: number) => void,
  least = 0,
): void {
  const { reading } = corpus;
  const { squares, norms } = contentVectors(corpus);
  const shared = scratchOf(reading);
  const norm = Math.sqrt(addShared(reading, terms, squares, shared));
  for (let i = 0; i < shared.length; i++) {
    const sum = shared[i] as number;
    if (sum === 0) continue;
    shared[i] = 0;
    const cosine = sum / (norm * (norms[i] as number));
    if (cosine >= least) visit(i, cosine);
  }
}

/** Adds the weight of each term to the sentences that hold it; returns the sum of all weights. */
function addShared(
  { sentenceIndex: { offsets, postings } }: Reading,
  terms: ReadonlySet<number>,
  squares: Float64Array,
  shared: Float64Array,
): number {
  let sum = 0;
  for (const term of terms) {
    const weight = squares[term] ?? 0;
    sum += weight;
    const end = offsets[term + 1] ?? 0;
    for (let p = offsets[term] ?? 0; p < end; p++) {
      const i = postings[p] as number;
      shared[i] = (shared[i] as number) + weight;
    }
  }
  return sum;
}

/** All 0 between two calls. */
const scratches = new WeakMap<Reading, Float64Array>();

function scratchOf(reading: Reading): Float64Array {
  const scratch = scratches.get(reading) ?? new Float64Array(reading.sentences.length);
  scratches.set(reading, scratch);
  return scratch;
}
