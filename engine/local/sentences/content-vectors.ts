import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { idfSquares } from './similarity.ts';

/** The sentences of a corpus as vectors of their content terms, each counted once and weighed by its idf. */
export type ContentVectors = {
  /** The content terms of sentence i, in the order in which it says them: `terms` from `offsets[i]` to `offsets[i + 1]`. */
  readonly offsets: Int32Array;
  readonly terms: Int32Array;
  /** The squared idf of each term of the vocabulary. */
  readonly squares: Float64Array;
  /** The length of each sentence as a vector; 1 where it has no content terms. */
  readonly norms: Float64Array;
};

const known = new WeakMap<Reading, ContentVectors>();

/** Made once for a corpus, because thousands of sentences are compared with one another. */
export function contentVectors({ reading }: Corpus): ContentVectors {
  const cached = known.get(reading);
  if (cached) return cached;
  const made = makeVectors(reading);
  known.set(reading, made);
  return made;
}

function makeVectors(reading: Reading): ContentVectors {
  const { sentences, stop } = reading;
  const squares = idfSquares(reading);
  const offsets = new Int32Array(sentences.length + 1);
  const terms = new Int32Array(reading.terms.length);
  const norms = new Float64Array(sentences.length);
  const seenIn = new Int32Array(squares.length).fill(-1);
  let count = 0;
  for (const [i, { from, to }] of sentences.entries()) {
    let square = 0;
    for (let k = from; k < to; k++) {
      const term = reading.terms[k] ?? 0;
      if (stop[term] === 1 || seenIn[term] === i) continue;
      seenIn[term] = i;
      terms[count++] = term;
      square += squares[term] ?? 0;
    }
    offsets[i + 1] = count;
    norms[i] = Math.sqrt(square) || 1;
  }
  return { offsets, terms: terms.slice(0, count), squares, norms };
}
