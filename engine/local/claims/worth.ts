import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence, Reading } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { wordsOf } from '../../text/words.ts';
import { type Exchange, exchangesIn } from '../exchanges/exchanges.ts';
import { guideOf } from '../exchanges/guide.ts';
import { isBackground } from '../sentences/background.ts';
import { contentVectors } from '../sentences/content-vectors.ts';
import { sentimentOfSentence } from '../sentences/stance.ts';
import {
  longAnswer,
  longSentence,
  maxHesitations,
  minDocumentsCompared,
  previousQuestionShare,
  worthWeights,
} from '../tuning/claims.ts';

type Sign = keyof typeof worthWeights;
type Cue = 'habit' | 'difficulty' | 'wish' | 'need' | 'reason' | 'liking' | 'belief';

/** How much a sentence is worth by what it says and where it was said: a weighted sum, higher is better. */
export const worthOf = (corpus: Corpus, index: number): number => worths(corpus)(index);

const known = new WeakMap<Reading, (index: number) => number>();

/** `worthOf` of one corpus, for loops over many sentences. */
export function worths(corpus: Corpus): (index: number) => number {
  const made = known.get(corpus.reading) ?? keptWorths(corpus);
  known.set(corpus.reading, made);
  return made;
}

function keptWorths(corpus: Corpus): (index: number) => number {
  const kept = new Float64Array(corpus.reading.sentences.length).fill(Number.NaN);
  return (index) => {
    const worth = kept[index] as number;
    if (!Number.isNaN(worth)) return worth;
    const made = weighed(corpus, index);
    kept[index] = made;
    return made;
  };
}

function weighed(corpus: Corpus, index: number): number {
  const signs = signsOf(corpus, index);
  let sum = 0;
  for (const [name, weight] of weights) sum += weight * signs[name];
  return sum;
}

const weights = Object.entries(worthWeights) as [Sign, number][];

/** The signs that the words of a sentence give, whatever is around it. */
const ownSigns = sentenceFact('signs', (text, language) => {
  const pack = languagePack(language);
  const says = (cue: Cue) => (pack.cues[cue].some((pattern) => pattern.test(text)) ? 1 : 0);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return {
    difficulty: says('difficulty'),
    wish: Math.max(says('wish'), says('need')),
    reason: says('reason'),
    frequency: says('habit'),
    contrast: words.some((w) => pack.contrasts.has(w.form)) ? 1 : 0,
    judgement: Math.max(says('liking'), says('belief')),
    hesitation: Math.min(1, countDisfluencies(text, language) / maxHesitations),
    unfinished: /[.!。！।]["'”’»)]?$/u.test(text) ? 0 : 1,
    dependent: pack.backward.has(words[0]?.form ?? '') ? 1 : 0,
  };
});

const namesDifficulty = sentenceFact('difficulty', (text, language) =>
  languagePack(language).cues.difficulty.some((pattern) => pattern.test(text)),
);

/** The signs by which a sentence is judged, each 0 to 1. */
export function signsOf(corpus: Corpus, index: number): Record<Sign, number> {
  const { reading } = corpus;
  const sentence = reading.sentences[index] as CorpusSentence;
  const { all, of } = exchangesIn(corpus);
  const at = of[index] ?? -1;
  const exchange = all[at];
  const answer = exchange?.answer ?? [index];
  const k = answer.indexOf(index);
  const difficultyIn = (indexes: readonly number[]) => share(indexes, (i) => namesDifficulty(corpus, i));
  return {
    ...ownSigns(corpus, index),
    askedForProblem: problemAsked(corpus, all, at),
    difficultyOfAnswer: at < 0 ? difficultyIn(answer) : difficultyOfAnswers(corpus)(at),
    difficultyAround: difficultyIn(answer.slice(Math.max(0, k - 2), k + 3)),
    feeling: Math.abs(sentimentOfSentence(corpus, index)),
    commonness: commonnessOf(corpus, index),
    answerLength: Math.min(1, Math.log(1 + (exchange?.words ?? 0)) / Math.log(longAnswer)),
    guideShare: guideShareOf(corpus, at),
    background: isBackground(corpus, index) ? 1 : 0,
    length: Math.min(1, Math.log(1 + sentence.to - sentence.from) / Math.log(longSentence)),
  };
}

const difficulties = new WeakMap<Reading, Float64Array>();

/** Share of the sentences of the answer of an exchange that name a difficulty. */
function difficultyOfAnswers(corpus: Corpus): (exchange: number) => number {
  const { all } = exchangesIn(corpus);
  const shares = difficulties.get(corpus.reading) ?? new Float64Array(all.length).fill(Number.NaN);
  difficulties.set(corpus.reading, shares);
  return (at) => {
    const known = shares[at] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const found = share(all[at]?.answer ?? [], (i) => namesDifficulty(corpus, i));
    shares[at] = found;
    return found;
  };
}

/** Whether the question of an exchange names a problem; less where only the question before it does. */
function problemAsked(corpus: Corpus, all: readonly Exchange[], at: number): number {
  const names = (exchange: Exchange | undefined) => exchange?.asking.some((i) => namesDifficulty(corpus, i)) ?? false;
  const [own, previous] = [all[at], all[at - 1]];
  if (names(own)) return 1;
  return previous?.document === own?.document && names(previous) ? previousQuestionShare : 0;
}

const guideShares = new WeakMap<Reading, Float64Array>();

/** Share of the documents in which the question that an exchange answers is asked; 0 outside the guide. */
function guideShareOf(corpus: Corpus, exchange: number): number {
  const known = guideShares.get(corpus.reading);
  if (known) return known[exchange] ?? 0;
  const shares = new Float64Array(exchangesIn(corpus).all.length);
  for (const { exchanges, documents } of guideOf(corpus))
    for (const e of exchanges) shares[e] = Math.max(shares[e] ?? 0, documents / corpus.documents.length);
  guideShares.set(corpus.reading, shares);
  return shares[exchange] ?? 0;
}

function share(indexes: readonly number[], has: (index: number) => boolean): number {
  return indexes.filter(has).length / Math.max(1, indexes.length);
}

const frequencies = new WeakMap<Reading, Uint16Array>();

/** In how many documents each term is used. */
export function documentsWith(reading: Reading): Uint16Array {
  const known = frequencies.get(reading);
  if (known) return known;
  const counts = new Uint16Array(reading.vocabulary.terms.length);
  const seen = new Int32Array(counts.length).fill(-1);
  for (const sentence of reading.sentences)
    for (const term of reading.terms.subarray(sentence.from, sentence.to)) {
      if (seen[term] === sentence.document) continue;
      seen[term] = sentence.document;
      counts[term] = (counts[term] ?? 0) + 1;
    }
  frequencies.set(reading, counts);
  return counts;
}

function commonnessOf(corpus: Corpus, index: number): number {
  const { reading } = corpus;
  if (reading.languages.length < minDocumentsCompared) return 0;
  const counts = documentsWith(reading);
  const { offsets, terms } = contentVectors(corpus);
  const [from, to] = [offsets[index] ?? 0, offsets[index + 1] ?? 0];
  let sum = 0;
  for (let k = from; k < to; k++) sum += counts[terms[k] ?? 0] ?? 0;
  return sum / Math.max(1, (to - from) * reading.languages.length);
}
