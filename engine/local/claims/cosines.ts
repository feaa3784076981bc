import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { contentVectors } from '../sentences/content-vectors.ts';

/**
 * Idf-weighted cosines of a set of content terms with all sentences that share one of them, one by one: a frequent word is in a
 * large share of the sentences. `visit` must not call it.
 */
export function eachCosine(
  corpus: Corpus,
  terms: ReadonlySet<number>,
  visit: (sentence: number, cosine: number) => void,
): void {
  const { reading } = corpus;
  const { offsets, postings } = reading.sentenceIndex;
  const { squares, norms } = contentVectors(corpus);
  const { shared, found } = scratchOf(reading);
  let square = 0;
  let count = 0;
  for (const term of terms) {
    const weight = squares[term] ?? 0;
    square += weight;
    const end = offsets[term + 1] ?? 0;
    for (let p = offsets[term] ?? 0; p < end; p++) {
      const i = postings[p] ?? 0;
      if (shared[i] === 0) found[count++] = i;
      shared[i] = (shared[i] ?? 0) + weight;
    }
  }
  const norm = Math.sqrt(square);
  for (let k = 0; k < count; k++) {
    const i = found[k] ?? 0;
    const cosine = (shared[i] ?? 0) / (norm * (norms[i] ?? 1));
    shared[i] = 0;
    visit(i, cosine);
  }
}

/** `shared` is all 0 between two calls. */
type Scratch = { shared: Float64Array; found: Int32Array };

const scratches = new WeakMap<Reading, Scratch>();

function scratchOf(reading: Reading): Scratch {
  const { length } = reading.sentences;
  const scratch = scratches.get(reading) ?? { shared: new Float64Array(length), found: new Int32Array(length) };
  scratches.set(reading, scratch);
  return scratch;
}
