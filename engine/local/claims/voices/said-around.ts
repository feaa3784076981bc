import type { Corpus, Reading } from '../../../corpus/corpus.ts';
import { exchangesIn } from '../../exchanges/exchanges.ts';
import { contentVectors } from '../../sentences/content-vectors.ts';
import { contextSentences } from '../../tuning/claims.ts';

/** What is said around a sentence, compared with what is said around one claim. */
export type SaidAround = {
  /** Their idf-weighted cosine; 0 for what answers nothing, as a cell of a survey: the words that it shares would count twice. */
  nearness(sentence: number): number;
  /** What that can be at most, at less cost. */
  most(sentence: number): number;
};

/** Keeps rounding from making the most less than what is measured. */
const roundingError = 1e-9;

/** Good until it is called for another claim of the corpus. */
export function saidAround(corpus: Corpus, claim: number): SaidAround {
  const { squares } = contentVectors(corpus);
  const { of } = exchangesIn(corpus);
  const known = contextsOf(corpus);
  const { weights, lengths, starts, ends } = known;
  readContext(corpus, known, claim);
  weights.fill(0);
  for (let k = starts[claim] as number; k < (ends[claim] as number); k++) {
    const term = known.terms[k] as number;
    weights[term] = squares[term] as number;
  }
  const length = lengths[claim] as number;
  return {
    nearness(sentence) {
      if ((of[sentence] ?? -1) < 0) return 0;
      if (ends[sentence] === 0) readContext(corpus, known, sentence);
      const { terms } = known;
      const end = ends[sentence] as number;
      let shared = 0;
      for (let k = starts[sentence] as number; k < end; k++) shared += weights[terms[k] as number] as number;
      return shared === 0 ? 0 : shared / (length * (lengths[sentence] as number));
    },
    most(sentence) {
      if ((of[sentence] ?? -1) < 0) return 0;
      if (ends[sentence] === 0) readContext(corpus, known, sentence);
      const other = lengths[sentence] as number;
      // Two vectors share at most all of the shorter one.
      return (length < other ? length / other : other / length) + roundingError;
    },
  };
}

/** What is said around each sentence: the terms of two before to two after in the same answer, each once, with their length as a vector. */
type Contexts = {
  /** The terms of sentence i are `terms` from `starts[i]` to `ends[i]`, which is 0 where they are not known yet. */
  terms: Int32Array;
  used: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly lengths: Float64Array;
  /** By term: its weight in the context that is compared, and the context that it was last seen in. */
  readonly weights: Float64Array;
  readonly seenBy: Int32Array;
};

const contexts = new WeakMap<Reading, Contexts>();

function contextsOf({ reading }: Corpus): Contexts {
  const size = reading.sentences.length;
  const vocabulary = reading.vocabulary.terms.length;
  const made = contexts.get(reading) ?? {
    ...{ terms: new Int32Array(4 * size), used: 1, starts: new Int32Array(size), ends: new Int32Array(size) },
    ...{ lengths: new Float64Array(size), weights: new Float64Array(vocabulary) },
    seenBy: new Int32Array(vocabulary).fill(-1),
  };
  contexts.set(reading, made);
  return made;
}

function readContext(corpus: Corpus, known: Contexts, index: number): void {
  if (known.ends[index] !== 0) return;
  const { offsets, terms: said, squares } = contentVectors(corpus);
  const { all, of } = exchangesIn(corpus);
  const answer = all[of[index] ?? -1]?.answer ?? [index];
  const k = answer.indexOf(index);
  const near = answer.slice(Math.max(0, k - contextSentences), k + contextSentences + 1);
  const room = near.reduce((sum, i) => sum + (offsets[i + 1] ?? 0) - (offsets[i] ?? 0), 0);
  if (known.used + room > known.terms.length) known.terms = grown(known.terms, room);
  const { terms, seenBy } = known;
  let square = 0;
  known.starts[index] = known.used;
  for (const i of near)
    for (let p = offsets[i] as number; p < (offsets[i + 1] as number); p++) {
      const term = said[p] as number;
      if (seenBy[term] === index) continue;
      seenBy[term] = index;
      terms[known.used++] = term;
      square += squares[term] as number;
    }
  known.ends[index] = known.used;
  known.lengths[index] = Math.sqrt(square) || 1;
}

function grown(terms: Int32Array, room: number): Int32Array {
  const larger = new Int32Array(2 * terms.length + room);
  larger.set(terms);
  return larger;
}
