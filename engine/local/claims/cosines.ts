import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { idfWeight, termsOfSentence } from '../sentences/similarity.ts';

type Cosine = [sentence: number, cosine: number];

/** Idf-weighted cosines of a set of content terms with all sentences that share one of them. */
export function cosinesWith(corpus: Corpus, terms: ReadonlySet<number>): Cosine[] {
  const cosines: Cosine[] = [];
  eachCosine(corpus, terms, (sentence, cosine) => cosines.push([sentence, cosine]));
  return cosines;
}

/** The same one by one, for thousands of sets: a frequent word is in a large share of the sentences. `visit` must not call it. */
export function eachCosine(
  { reading }: Corpus,
  terms: ReadonlySet<number>,
  visit: (sentence: number, cosine: number) => void,
): void {
  const { offsets, postings } = reading.sentenceIndex;
  const { shared, found, norms } = scratchOf(reading);
  let square = 0;
  let count = 0;
  for (const term of terms) {
    const weight = idfWeight(reading, term) ** 2;
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

/** `shared` is all 0 between two calls; `norms` are the lengths of the sentences as vectors of their terms. */
type Scratch = { shared: Float64Array; found: Int32Array; norms: Float64Array };

const scratches = new WeakMap<Reading, Scratch>();

function scratchOf(reading: Reading): Scratch {
  const known = scratches.get(reading);
  if (known) return known;
  const { length } = reading.sentences;
  const norms = Float64Array.from({ length }, (_, i) => normOf(reading, i));
  const made = { shared: new Float64Array(length), found: new Int32Array(length), norms };
  scratches.set(reading, made);
  return made;
}

function normOf(reading: Reading, index: number): number {
  let square = 0;
  for (const term of termsOfSentence(reading, index)) square += idfWeight(reading, term) ** 2;
  return Math.sqrt(square) || 1;
}
