import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { contentVectors } from '../sentences/content-vectors.ts';

/**
 * Visits all sentences that share one of the content terms given, in the order of the corpus, each with its idf-weighted cosine.
 * `visit` must ask for no other cosines.
 */
export function eachCosine(
  corpus: Corpus,
  terms: ReadonlySet<number>,
  visit: (sentence: number, cosine: number) => void,
): void {
  const { reading } = corpus;
  const { squares, norms } = contentVectors(corpus);
  const shared = scratchOf(reading);
  const norm = Math.sqrt(addShared(reading, terms, squares, shared));
  for (let i = 0; i < shared.length; i++) {
    const sum = shared[i] as number;
    if (sum === 0) continue;
    shared[i] = 0;
    visit(i, sum / (norm * (norms[i] as number)));
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

/** By sentence; 0 everywhere between two calls. */
const scratches = new WeakMap<Reading, Float64Array>();

function scratchOf(reading: Reading): Float64Array {
  const scratch = scratches.get(reading) ?? new Float64Array(reading.sentences.length);
  scratches.set(reading, scratch);
  return scratch;
}
