import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import type { Corpus, CorpusSentence, Reading } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import type { Query } from '../../search/query.ts';
import {
  minAskedWeight,
  minFeeling,
  minFeelingApart,
  minJaccard,
  minSharedAskedShare,
  minSharedAskedTerms,
  minSharedTerms,
  minSimilarity,
  minSimilarityOfDenial,
  minSimilarityOfOpposites,
  minSimilarityWhenShort,
  minSimilarityWithPhrase,
  minTerms,
} from '../tuning/sentences.ts';
import { exchangesOf } from './answered-questions.ts';
import { clausesOf } from './clauses.ts';
import { allTermsOf, jaccard, sharedTerms, similarity, termsOfSentence } from './similarity.ts';
import { kindOfSentence } from './statement-kind.ts';

/**
 * True when two sentences share most of their content terms, or fewer including a phrase, or the terms of the question: to
 * "what they throw away" it is the throwing away that counts, whatever else they say.
 */
export function saysTheSame(corpus: Corpus, a: number, b: number, asked: Asked = nothingAsked): boolean {
  const { reading } = corpus;
  if (sharedOfAsked(reading, a, b, asked).length > 0) return true;
  const [first, second] = [termsOfSentence(reading, a), termsOfSentence(reading, b)];
  const shared = sharedTerms(first, second);
  if (shared.length < Math.min(minSharedTerms, first.size, second.size)) return false;
  if (shared.length === 1 && !feelsTheSame(corpus, a, b) && !sharesWording(reading, a, b)) return false;
  const short = Math.min(first.size, second.size) < minTerms;
  const score = similarity(reading, first, second);
  if (short) return score >= minSimilarityWhenShort;
  return score >= minSimilarity || (score >= minSimilarityWithPhrase && sharesPhrase(reading, a, b));
}

/** Naming the same thing is not saying the same about it: with one shared term, the other words must be similar too. */
function sharesWording(reading: Reading, a: number, b: number): boolean {
  return jaccard(allTermsOf(reading, a), allTermsOf(reading, b)) >= minJaccard;
}

function feelsTheSame(corpus: Corpus, a: number, b: number): boolean {
  const [first, second] = [sentimentOfSentence(corpus, a), sentimentOfSentence(corpus, b)];
  return Math.min(Math.abs(first), Math.abs(second)) >= minFeeling && first > 0 === second > 0;
}

/** Ids of the content terms of a question. */
export type Asked = ReadonlySet<number>;
const nothingAsked: Asked = new Set();

/**
 * Without articles, pronouns and words of asking, which a question in quotation marks ("what a trip costs") holds as well: they
 * are shared by sentences that have nothing in common. A particle ("throw away") stays.
 */
export function askedTerms(query: Query): Asked {
  return new Set(query.terms.filter((t) => t.weight >= minAskedWeight && t.id >= 0 && !t.joins).map((t) => t.id));
}

/** The question's terms that both sentences contain, when they are at least two and half of all; otherwise none. */
export function sharedOfAsked(reading: Reading, a: number, b: number, asked: Asked): number[] {
  if (asked.size < minSharedAskedTerms) return [];
  const [first, second] = [allTermsOf(reading, a), allTermsOf(reading, b)];
  const shared = [...asked].filter((t) => first.has(t) && second.has(t));
  const enough = Math.max(minSharedAskedTerms, Math.ceil(asked.size * minSharedAskedShare));
  return shared.length >= enough && shared.some((t) => reading.stop[t] !== 1) ? shared : [];
}

/** True when two adjacent content words occur in both sentences. */
function sharesPhrase(reading: Reading, a: number, b: number): boolean {
  const pairs = (index: number) => {
    const { from, to } = reading.sentences[index] as CorpusSentence;
    const found = new Set<string>();
    for (let i = from; i + 1 < to; i++) {
      const [left, right] = [reading.terms[i] ?? 0, reading.terms[i + 1] ?? 0];
      if (reading.stop[left] !== 1 && reading.stop[right] !== 1) found.add(`${left} ${right}`);
    }
    return found;
  };
  const second = pairs(b);
  return [...pairs(a)].some((pair) => second.has(pair));
}

/**
 * True when two sentences on the same subject, or in answer to one question, contradict each other by negation or by opposite
 * sentiment. Deliberately strict: what is not clearly opposed counts as agreement.
 */
export function opposes(corpus: Corpus, a: number, b: number, asked: Asked = nothingAsked): boolean {
  const { reading } = corpus;
  const topic = new Set(sharedOfAsked(reading, a, b, asked));
  if (topic.size > 0 && isNegated(corpus, a, topic) !== isNegated(corpus, b, topic)) return true;
  const [first, second] = [termsOfSentence(reading, a), termsOfSentence(reading, b)];
  const score = similarity(reading, first, second);
  if (score >= minSimilarityOfDenial && isNegated(corpus, a, second) !== isNegated(corpus, b, first)) return true;
  const exchange = exchangesOf(reading);
  const sameQuestion = exchange[a] !== -1 && exchange[a] === exchange[b];
  if (score < minSimilarityOfOpposites && !sameQuestion) return false;
  const [kindA, kindB] = [kindOfSentence(corpus, a), kindOfSentence(corpus, b)];
  const liked = (kindA === 'liking' && kindB === 'difficulty') || (kindA === 'difficulty' && kindB === 'liking');
  const feelings = [sentimentOfSentence(corpus, a), sentimentOfSentence(corpus, b)];
  const apart = Math.min(...feelings) <= -minFeeling && Math.max(...feelings) >= minFeeling;
  if (liked && Math.min(...feelings) < 0 && Math.max(...feelings) > 0) return true;
  return score >= minSimilarityOfOpposites && apart;
}

/** Sentiment of a sentence, -1 to 1, weaker where the sentiment lexicon is unsure. */
export const sentimentOfSentence = sentenceFact('sentiment', (text, language) => sentimentOf(text, language).score);

/**
 * Whether two sentences on one topic plainly say different things about it: one denies what both speak about ("we have no group chat"),
 * one wishes for what the other states, or they feel the opposite.
 */
export function isOtherwise(corpus: Corpus, a: number, b: number): boolean {
  const [first, second] = [sentimentOfSentence(corpus, a), sentimentOfSentence(corpus, b)];
  if (first * second < 0 && Math.abs(first - second) >= minFeelingApart) return true;
  if ((kindOfSentence(corpus, a) === 'wish') !== (kindOfSentence(corpus, b) === 'wish')) return true;
  const shared = new Set(sharedTerms(termsOfSentence(corpus.reading, a), termsOfSentence(corpus.reading, b)));
  return deniesMost(corpus, a, shared) !== deniesMost(corpus, b, shared);
}

/** Whether the clause with most of the terms is negated. */
function deniesMost(corpus: Corpus, index: number, shared: ReadonlySet<number>): boolean {
  const clauses = clausesOf(corpus, corpus.reading.sentences[index] as CorpusSentence);
  const holds = ({ terms }: (typeof clauses)[number]) => [...terms.keys()].filter((t) => shared.has(t)).length;
  return clauses.toSorted((x, y) => holds(y) - holds(x))[0]?.denied ?? false;
}

/** Whether the clauses that contain the shared terms are negated. */
function isNegated(corpus: Corpus, index: number, shared: ReadonlySet<number>): boolean {
  const clauses = clausesOf(corpus, corpus.reading.sentences[index] as CorpusSentence);
  const holding = clauses.filter(({ terms }) => [...terms.keys()].some((t) => shared.has(t)));
  return holding.filter((clause) => clause.denied).length % 2 === 1;
}
