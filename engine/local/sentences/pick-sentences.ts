import { type Corpus, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { idf } from '../../search/bm25.ts';
import type { Query } from '../../search/query.ts';
import { documentFrequency } from '../../search/term-index.ts';
import {
  adjacentWeight,
  centralityPadding,
  maxCentralPassages,
  minCentralTermCount,
  otherVoicePenalty,
  questionPenalty,
  sentenceWeights,
  shortSentence,
} from '../tuning/ranking.ts';
import { inheritedScores } from './answered-questions.ts';
import { isQuestion } from './is-question.ts';
import type { Ranked } from './rank.ts';

/** `related`: score by the words of the sentence and of the question it answers, relative to the best sentence, 0 to 1. */
export type PickedSentence = { readonly index: number; readonly score: number; readonly related: number };

/**
 * The sentences that answer a query best, best first, among those of the given passages. A sentence counts by its own
 * words, by its passage, by how central it is to what is said around it, and by who says it.
 */
export function pickSentences(
  corpus: Corpus,
  query: Query,
  ranked: Ranked,
  passages: readonly number[],
  allow: (sentence: number) => boolean = () => true,
  statement = false,
): PickedSentence[] {
  const { reading } = corpus;
  const candidates: number[] = [];
  for (const p of passages) {
    const span = reading.passageSpans[p];
    for (let s = span?.from ?? 0; s < (span?.to ?? 0); s++) candidates.push(s);
  }
  const inherited = inheritedScores(corpus, ranked.sentences);
  const bestSentence = most(candidates, (s) => (ranked.sentences[s] ?? 0) + (inherited[s] ?? 0));
  const bestPassage = most(passages, (p) => ranked.smooth[p] ?? 0);
  const local = localWeights(reading, passages);
  const covered = coverage(reading, query);
  const wanted = new Set(query.voices);
  return candidates
    .filter(allow)
    .map((index) => {
      const sentence = reading.sentences[index];
      if (!sentence) return { index, score: 0, related: 0 };
      const words = sentence.to - sentence.from;
      const w = sentenceWeights[statement ? 'statement' : reading.spoken[sentence.document] === 1 ? 'talk' : 'prose'];
      const related = ((ranked.sentences[index] ?? 0) + (inherited[index] ?? 0)) / bestSentence;
      let score = related;
      const own = (s: number) =>
        reading.sentences[s]?.document === sentence.document ? (ranked.sentences[s] ?? 0) : 0;
      if (statement) score += adjacentWeight * (Math.max(own(index - 1), own(index + 1)) / bestSentence);
      score += w.passage * ((ranked.smooth[sentence.passage] ?? 0) / bestPassage);
      score += w.centrality * centrality(reading, sentence, local);
      score += w.coverage * covered(sentence);
      if (wanted.size > 0 && !wanted.has(voiceIndexOf(reading, sentence))) score -= otherVoicePenalty;
      if (words < shortSentence.minWords) score -= shortSentence.penalty * (1 - words / shortSentence.minWords);
      if (isQuestion(corpus, index)) score -= questionPenalty;
      return { index, score, related };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

/** The highest score, above 0 so that it can be divided by. There are too many for the arguments of one call. */
function most(indexes: readonly number[], scoreOf: (index: number) => number): number {
  return indexes.reduce((highest, i) => Math.max(highest, scoreOf(i)), 1e-9);
}

/** Idf-weighted share of the query's terms that a sentence contains, 0 to 1. */
function coverage(reading: Reading, query: Query) {
  const weights = new Float64Array(reading.vocabulary.terms.length);
  let all = 0;
  for (const t of query.terms) {
    const value =
      t.weight * idf(reading.passageIndex.size, t.id < 0 ? 0 : documentFrequency(reading.passageIndex, t.id));
    all += value;
    if (t.id >= 0) weights[t.id] = value;
  }
  return (s: { from: number; to: number }) => {
    return sumOnce(reading.terms, s, weights) / Math.max(1e-9, all);
  };
}

/** Weight of each repeated content term of the passages, 0 to 1: what they are about. */
function localWeights(reading: Reading, passages: readonly number[]): Float64Array {
  const counts = new Map<number, number>();
  for (const p of passages.slice(0, maxCentralPassages)) {
    const span = reading.passageSpans[p];
    const from = reading.sentences[span?.from ?? 0]?.from ?? 0;
    const to = reading.sentences[(span?.to ?? 1) - 1]?.to ?? 0;
    for (let i = from; i < to; i++) {
      const term = reading.terms[i] ?? 0;
      if (reading.stop[term] !== 1) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const weights = new Float64Array(reading.vocabulary.terms.length);
  let most = 1e-9;
  for (const [term, count] of counts) {
    if (count < minCentralTermCount) continue;
    const weight = Math.log(1 + count) * idf(reading.passageIndex.size, documentFrequency(reading.passageIndex, term));
    weights[term] = weight;
    most = Math.max(most, weight);
  }
  for (const term of counts.keys()) weights[term] = (weights[term] as number) / most;
  return weights;
}

function centrality(reading: Reading, s: { from: number; to: number }, local: Float64Array): number {
  return Math.min(1, sumOnce(reading.terms, s, local) / Math.sqrt(centralityPadding + (s.to - s.from)));
}

/** The weights of the terms of a sentence, each counted once. Few terms have one, so looking back at those is cheaper than a set. */
function sumOnce(terms: Int32Array, { from, to }: { from: number; to: number }, weights: Float64Array): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const term = terms[i] as number;
    const weight = weights[term] as number;
    if (weight !== 0 && terms.indexOf(term, from) === i) sum += weight;
  }
  return sum;
}
