import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { contentVectors } from '../sentences/content-vectors.ts';

/** Sentences in the order of the corpus, each with its cosine; the first `count` of both arrays. */
export type Cosines = { count: number; readonly sentences: Int32Array; readonly cosines: Float64Array };

/**
 * Idf-weighted cosines of a set of content terms with all sentences that share one of them and are at least as near as `least`.
 * Good until the next call for this corpus: a frequent word is in a large share of the sentences.
 */
export function cosinesWith(corpus: Corpus, terms: ReadonlySet<number>, least = 0): Cosines {
  const { reading } = corpus;
  const { squares, norms } = contentVectors(corpus);
  const scratch = scratchOf(reading);
  const { shared, sentences, cosines } = scratch;
  const norm = Math.sqrt(addShared(reading, terms, squares, shared));
  let count = 0;
  for (let i = 0; i < shared.length; i++) {
    const sum = shared[i] as number;
    if (sum === 0) continue;
    shared[i] = 0;
    const cosine = sum / (norm * (norms[i] as number));
    if (cosine < least) continue;
    sentences[count] = i;
    cosines[count++] = cosine;
  }
  scratch.count = count;
  return scratch;
}

/** The same, one by one. `visit` must ask for no other cosines. */
export function eachCosine(
  corpus: Corpus,
  terms: ReadonlySet<number>,
  visit: (sentence: number, cosine: number) => void,
): void {
  const { count, sentences, cosines } = cosinesWith(corpus, terms);
  for (let i = 0; i < count; i++) visit(sentences[i] as number, cosines[i] as number);
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

/** `shared` is 0 everywhere between two calls. */
type Scratch = Cosines & { readonly shared: Float64Array };

const scratches = new WeakMap<Reading, Scratch>();

function scratchOf(reading: Reading): Scratch {
  const size = reading.sentences.length;
  const scratch = scratches.get(reading) ?? {
    ...{ count: 0, sentences: new Int32Array(size), cosines: new Float64Array(size) },
    shared: new Float64Array(size),
  };
  scratches.set(reading, scratch);
  return scratch;
}
