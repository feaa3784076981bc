import type { Reading } from '../../corpus/corpus.ts';
import { namingTerms } from '../sentences/similarity.ts';

/**
 * Cosines of asking sentences: tf-idf over all their words, and over pairs of neighbouring content terms that several of them use.
 * A name in common does not make one question of two. `rows` are the indexes of the sentences that share a content term with
 * another; the matrix is rows × rows.
 */
export function askingSimilarities(
  reading: Reading,
  sentences: readonly number[],
): { similarity: Float32Array; rows: number[] } {
  const features = sentences.map((i) => featuresOf(reading, i));
  const frequency = new Map<number, number>();
  for (const own of features) for (const f of own) frequency.set(f, (frequency.get(f) ?? 0) + 1);
  const isShared = (f: number) => (frequency.get(f) ?? 0) > 1;
  const isPair = (f: number) => f >= reading.vocabulary.terms.length;
  const weight = (f: number) =>
    Math.log((1 + sentences.length) / (1 + (frequency.get(f) ?? 0))) + (isFunctionWord(f) ? 0 : 1);
  const rows: number[] = [];
  /** Per row its wording: interviewers read many questions from one guide, and what is worded alike is alike to all others. */
  const wordingOf: number[] = [];
  const wordings = new Map<string, number>();
  const postings = new Map<number, Posting[]>();
  for (const [i, own] of features.entries()) {
    const shared = [...own].filter(isShared);
    if (shared.every(isFunctionWord)) continue;
    rows.push(i);
    const key = [...own].join();
    const wording = wordings.get(key) ?? wordings.size;
    wordingOf.push(wording);
    if (wordings.has(key)) continue;
    wordings.set(key, wording);
    const compared = [...own].filter((f) => !isPair(f) || isShared(f));
    const length = Math.sqrt(compared.reduce((sum, f) => sum + weight(f) ** 2, 0));
    for (const f of shared) {
      const list = postings.get(f) ?? [];
      list.push({ wording, weight: weight(f) / length });
      postings.set(f, list);
    }
  }
  return { similarity: spread(cosinesOf(wordings.size, postings.values()), wordingOf), rows };
}

type Posting = { readonly wording: number; readonly weight: number };

/** The cosine of each wording with each, itself included. */
function cosinesOf(size: number, postings: Iterable<readonly Posting[]>): Float32Array[] {
  const cosines = Array.from({ length: size }, () => new Float32Array(size));
  for (const list of postings)
    for (const { wording, weight } of list) {
      const row = cosines[wording] as Float32Array;
      for (const other of list) row[other.wording] = (row[other.wording] as number) + weight * other.weight;
    }
  return cosines;
}

/** The cosines of wordings as those of rows, 0 of a row with itself. */
function spread(cosines: readonly Float32Array[], wordingOf: readonly number[]): Float32Array {
  const n = wordingOf.length;
  const similarity = new Float32Array(n * n);
  for (const [a, wording] of wordingOf.entries()) {
    const row = cosines[wording] as Float32Array;
    for (let b = 0; b < n; b++) if (b !== a) similarity[a * n + b] = row[wordingOf[b] as number] as number;
  }
  return similarity;
}

const isFunctionWord = (feature: number) => feature < 0;

/** Content terms by their number, function words by a negative one, pairs of neighbours by one beyond all terms. */
function featuresOf(reading: Reading, index: number): Set<number> {
  const sentence = reading.sentences[index];
  if (!sentence) return new Set();
  const content = namingTerms(reading, index);
  const said = [...reading.terms.subarray(sentence.from, sentence.to)];
  const terms = said.filter((t) => content.has(t));
  const others = said.filter((t) => !content.has(t)).map((t) => -1 - t);
  const size = reading.vocabulary.terms.length;
  return new Set([...others, ...terms, ...terms.slice(1).map((t, i) => size + (terms[i] ?? 0) * size + t)]);
}
