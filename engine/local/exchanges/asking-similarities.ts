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
  const postings = new Map<number, [row: number, weight: number][]>();
  const rows: number[] = [];
  for (const [i, own] of features.entries()) {
    const shared = [...own].filter(isShared);
    if (shared.every(isFunctionWord)) continue;
    const compared = [...own].filter((f) => !isPair(f) || isShared(f));
    const length = Math.sqrt(compared.reduce((sum, f) => sum + weight(f) ** 2, 0));
    const row = rows.push(i) - 1;
    for (const f of shared) {
      const list = postings.get(f) ?? [];
      list.push([row, weight(f) / length]);
      postings.set(f, list);
    }
  }
  const n = rows.length;
  const similarity = new Float32Array(n * n);
  for (const list of postings.values())
    for (const [a, first] of list)
      for (const [b, second] of list) {
        const at = a * n + b;
        if (a !== b) similarity[at] = (similarity[at] ?? 0) + first * second;
      }
  return { similarity, rows };
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
