import type { Language } from '#contract/languages.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { emojiFeelings } from '../emoji/emoji-feeling.ts';
import { type LanguagePack, languagePack } from '../pack.ts';
import { sentiment, toneOdds } from '../tuning.ts';
import { type SentimentLexicon, sentimentLexicon } from './lexicon.ts';

export type SentimentLabel = 'negative' | 'neutral' | 'positive';

export type Sentiment = {
  /** -1 (against) to 1 (in favour). */
  score: number;
  /** 0 to 1: how likely the text takes a side at all. */
  confidence: number;
};

type Unit = { form: string; clause: number };

function unitsOf(text: string, language: Language): Unit[] {
  let clause = 0;
  let last = 0;
  return wordsOf(text, { start: 0, end: text.length }, language).map((word) => {
    if (/[,.;:!?…()，。；！？、،؛؟।\n]/u.test(text.slice(last, word.start))) clause++;
    last = word.end;
    return { form: word.form, clause };
  });
}

type Hit = { at: number; size: number; weight: number };

/** Longest phrases first; no word counts twice. */
function hitsOf(units: readonly Unit[], lexicon: SentimentLexicon, joiner: string): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < units.length; at++) {
    for (let size = Math.min(lexicon.longest, units.length - at); size > 0; size--) {
      const phrase = units.slice(at, at + size).map((unit) => unit.form);
      const weight = lexicon.weightOf(phrase.join(joiner));
      if (weight === undefined) continue;
      hits.push({ at, size, weight });
      at += size - 1;
      break;
    }
  }
  return hits;
}

function isNegated(units: readonly Unit[], hit: Hit, pack: LanguagePack): boolean {
  const own = units[hit.at]?.clause;
  const after = pack.grammar.negationReach ?? 0;
  const near = [
    ...units.slice(Math.max(0, hit.at - sentiment.negationReachBefore), hit.at),
    ...units.slice(hit.at + hit.size, hit.at + hit.size + after),
  ];
  return near.filter((unit) => unit.clause === own && pack.negations.has(unit.form)).length % 2 === 1;
}

function weighed(units: readonly Unit[], hit: Hit, lexicon: SentimentLexicon, pack: LanguagePack): number {
  let weight = hit.weight;
  const before = units[hit.at - 1]?.form ?? '';
  if (lexicon.stronger.has(before)) weight *= sentiment.degreeFactor.stronger;
  else if (lexicon.weaker.has(before)) weight *= sentiment.degreeFactor.weaker;
  if (isNegated(units, hit, pack))
    weight *= weight > 0 ? sentiment.negatedShare.positive : sentiment.negatedShare.negative;
  return weight;
}

type Signals = {
  /** Logarithms of the weights in favour and against, the signs of difficulty among the latter. */
  favour: number;
  against: number;
  smiles: number;
  frowns: number;
  exclamations: number;
  questions: number;
  negations: number;
  likes: number;
  numbers: number;
  /** Letters held on to: sooo. */
  stretched: number;
};

function count(text: string, pattern: RegExp, atMost: number): number {
  return Math.min(atMost, text.match(pattern)?.length ?? 0);
}

function signalsOf(text: string, language: Language): Signals {
  const pack = languagePack(language);
  const lexicon = sentimentLexicon(language);
  const units = unitsOf(text, language);
  const hits = hitsOf(units, lexicon, isUnspaced(language) ? '' : ' ');
  const weights = hits.map((hit) => weighed(units, hit, lexicon, pack));
  const isDifficult = pack.cues.difficulty.some((cue) => cue.test(text));
  if (isDifficult) weights.push(sentiment.difficultyWeight);
  const faces = emojiFeelings(text);
  const sumOf = (sign: number) => weights.reduce((sum, weight) => sum + Math.max(0, sign * weight), 0);
  return {
    favour: Math.log1p(sumOf(1)),
    against: Math.log1p(sumOf(-1)),
    smiles: Math.min(2, faces.filter((face) => face > 0).length),
    frowns: Math.min(2, faces.filter((face) => face < 0).length),
    exclamations: count(text, /[!！]/g, 3),
    questions: count(text, /[?？؟]/g, 2),
    negations: Math.min(2, units.filter((unit) => pack.negations.has(unit.form)).length),
    likes: !isDifficult && pack.cues.liking.some((cue) => cue.test(text)) ? 1 : 0,
    numbers: /\p{Nd}/u.test(text) ? 1 : 0,
    stretched: /(\p{L})\1{2,}/u.test(text) ? 1 : 0,
  };
}

const { against, inFavour }: Record<'against' | 'inFavour', Signals & { base: number }> = toneOdds;

const signalNames = Object.keys(against).filter((name) => name !== 'base') as (keyof Signals)[];

function odds(signals: Signals, weights: Signals & { base: number }): number {
  return Math.exp(signalNames.reduce((sum, name) => sum + signals[name] * weights[name], weights.base));
}

/** How likely a text is against, neutral or in favour; together 1. */
export function toneOf(text: string, language: Language): Record<SentimentLabel, number> {
  const signals = signalsOf(text, language);
  const negative = odds(signals, against);
  const positive = odds(signals, inFavour);
  const sum = 1 + negative + positive;
  return { negative: negative / sum, neutral: 1 / sum, positive: positive / sum };
}

/**
 * How a text sounds, from words, negations, degrees, emoji and signs of difficulty: an estimate of tone, no measurement.
 * Source: AFINN weights (Nielsen 2011) in translation, negation and degrees after VADER (Hutto and Gilbert 2014).
 */
export function sentimentOf(text: string, language: Language): Sentiment {
  const { negative, neutral, positive } = toneOf(text, language);
  return { score: positive - negative, confidence: 1 - neutral };
}
