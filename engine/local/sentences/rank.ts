import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { addGramScores, addTermScores } from '../../search/bm25.ts';
import type { NamedVoice, Query } from '../../search/query.ts';
import {
  bestSentenceWeight,
  maxPassagesFirst,
  minVoiceFactor,
  neighbourWeights,
  passageGramWeight,
  sentenceGramWeight,
} from '../tuning/ranking.ts';

export function namedVoices(reading: Reading): NamedVoice[] {
  return reading.voices.flatMap((v, index) => (v.name ? [{ index, key: v.key, name: v.name }] : []));
}

/** Per passage: `raw` alone, `smooth` with its neighbours, since people stay with a topic for a while. */
export type Ranked = {
  readonly raw: Float64Array;
  readonly smooth: Float64Array;
  readonly sentences: Float64Array;
};

export function rankPassages(corpus: Corpus, query: Query): Ranked {
  const { reading } = corpus;
  const kind = reading.spoken.every((s) => s === 1) ? 'talk' : 'prose';
  const raw = new Float64Array(reading.passageIndex.size);
  addTermScores(raw, reading.passageIndex, query.terms);
  addGramScores(raw, reading.passageIndex, reading.grams(), query.terms, passageGramWeight[kind]);
  const sentences = scoreSentences(corpus, query);
  const best = new Float64Array(raw.length);
  for (const [i, { passage }] of reading.sentences.entries())
    best[passage] = Math.max(best[passage] ?? 0, sentences[i] ?? 0);
  for (const [i, score] of raw.entries()) raw[i] = score + bestSentenceWeight[kind] * (best[i] ?? 0);
  const smooth = smoothScores(reading, raw);
  if (query.voices.length > 0) favourVoices(reading, query, raw, smooth);
  return { raw, smooth, sentences };
}

/** BM25 of each sentence of the corpus, by terms and 4-grams. */
export function scoreSentences(corpus: Corpus, query: Query): Float64Array {
  const { reading } = corpus;
  const kind = reading.spoken.every((s) => s === 1) ? 'talk' : 'prose';
  const scores = new Float64Array(reading.sentenceIndex.size);
  addTermScores(scores, reading.sentenceIndex, query.terms);
  addGramScores(scores, reading.sentenceIndex, reading.grams(), query.terms, sentenceGramWeight[kind]);
  return scores;
}

/** In talk a topic spans passages; a paragraph of prose or a row of a table is complete. */
function smoothScores(reading: Reading, raw: Float64Array): Float64Array {
  const smooth = Float64Array.from(raw);
  for (const [i, passage] of reading.passageSpans.entries()) {
    if (reading.spoken[passage.document] !== 1) continue;
    const at = (k: number) => (reading.passageSpans[k]?.document === passage.document ? (raw[k] ?? 0) : 0);
    let sum = raw[i] ?? 0;
    for (const [step, weight] of neighbourWeights.entries()) sum += weight * (at(i - step - 1) + at(i + step + 1));
    smooth[i] = sum;
  }
  return smooth;
}

function favourVoices(reading: Reading, query: Query, raw: Float64Array, smooth: Float64Array): void {
  const wanted = new Set(query.voices);
  for (const [i, passage] of reading.passageSpans.entries()) {
    let words = 0;
    let theirs = 0;
    for (let s = passage.from; s < passage.to; s++) {
      const sentence = reading.sentences[s];
      if (!sentence) continue;
      const size = sentence.to - sentence.from;
      words += size;
      if (wanted.has(reading.turns[sentence.turn]?.voice ?? -1)) theirs += size;
    }
    const factor = minVoiceFactor + Math.sqrt(theirs / Math.max(1, words));
    raw[i] = (raw[i] ?? 0) * factor;
    smooth[i] = (smooth[i] ?? 0) * factor;
  }
}

/** Indexes of the units with a score, best first; equal scores in reading order. */
export function inOrder(scores: Float64Array): number[] {
  const found: number[] = [];
  for (const [i, score] of scores.entries()) if (score > 0) found.push(i);
  return found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/**
 * The passages to read for a query, best first: four by topic, then the one that matches best by its own words
 * elsewhere, so that a second place in the material is seen, then the rest by topic.
 */
export function passagesToRead(reading: Reading, { raw, smooth }: Omit<Ranked, 'sentences'>, limit: number): number[] {
  const byTopic = inOrder(smooth);
  const first = byTopic.slice(0, maxPassagesFirst);
  if (first.length === maxPassagesFirst && limit > maxPassagesFirst) {
    const apart = (i: number) =>
      first.every(
        (j) => Math.abs(i - j) > 1 || reading.passageSpans[i]?.document !== reading.passageSpans[j]?.document,
      );
    const other = inOrder(raw).find((i) => !first.includes(i) && apart(i));
    if (other !== undefined) first.push(other);
  }
  const chosen = new Set(first);
  return [...first, ...byTopic.filter((i) => !chosen.has(i))].slice(0, limit);
}
