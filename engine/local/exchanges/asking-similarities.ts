import type { Reading } from '../../corpus/corpus.ts';
import { namingTerms } from '../sentences/similarity.ts';

/**
 * Cosines of asking sentences: tf-idf over their content terms and pairs of neighbouring ones that several of them use.
 * `rows` are the indexes of the sentences that have any such feature; the matrix is rows × rows.
 */
export function askingSimilarities(
  reading: Reading,
  sentences: readonly number[],
): { similarity: Float32Array; rows: number[] } {
  const features = sentences.map((i) => featuresOf(reading, i));
  const frequency = new Map<number, number>();
  for (const own of features) for (const f of own) frequency.set(f, (frequency.get(f) ?? 0) + 1);
  const weight = (f: number) => Math.log((1 + sentences.length) / (1 + (frequency.get(f) ?? 0))) + 1;
  const postings = new Map<number, [row: number, weight: number][]>();
  const rows: number[] = [];
  for (const [i, own] of features.entries()) {
    const shared = [...own].filter((f) => (frequency.get(f) ?? 0) > 1);
    if (shared.length === 0) continue;
    const length = Math.sqrt(shared.reduce((sum, f) => sum + weight(f) ** 2, 0));
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

/** Terms by their number, pairs of neighbours by one beyond all of these. */
function featuresOf(reading: Reading, index: number): Set<number> {
  const sentence = reading.sentences[index];
  if (!sentence) return new Set();
  const content = namingTerms(reading, index);
  const terms = [...reading.terms.subarray(sentence.from, sentence.to)].filter((t) => content.has(t));
  const size = reading.vocabulary.terms.length;
  return new Set([...terms, ...terms.slice(1).map((t, i) => size + (terms[i] ?? 0) * size + t)]);
}
