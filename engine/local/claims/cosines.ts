import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { idfWeight, termsOfSentence } from '../sentences/similarity.ts';

/** Idf-weighted cosines of a set of content terms with all sentences that share one of them. */
export function cosinesWith({ reading }: Corpus, terms: ReadonlySet<number>): Map<number, number> {
  const { offsets, postings } = reading.sentenceIndex;
  const found = new Map<number, number>();
  let square = 0;
  for (const term of terms) {
    const weight = idfWeight(reading, term) ** 2;
    square += weight;
    for (let p = offsets[term] ?? 0; p < (offsets[term + 1] ?? 0); p++) {
      const i = postings[p] ?? 0;
      found.set(i, (found.get(i) ?? 0) + weight);
    }
  }
  for (const [i, shared] of found) found.set(i, shared / Math.sqrt(square * squareOf(reading, i)));
  return found;
}

const squares = new WeakMap<Reading, Float64Array>();

function squareOf(reading: Reading, index: number): number {
  const cache = squares.get(reading) ?? new Float64Array(reading.sentences.length);
  squares.set(reading, cache);
  if (!cache[index])
    for (const t of termsOfSentence(reading, index)) cache[index] = (cache[index] ?? 0) + idfWeight(reading, t) ** 2;
  return cache[index] || 1;
}
