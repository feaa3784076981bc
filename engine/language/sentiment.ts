import type { Language } from '#contract/languages.ts';
import { isUnspaced, wordsOf } from '../text/words.ts';
import { emojiFeelings } from './emoji-feeling.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type LanguagePack, languagePack } from './pack.ts';

export type Sentiment = {
  /** -1 (against) to 1 (in favour). */
  score: number;
  /** 0 to 1: how much in the text speaks for the score. */
  confidence: number;
};

/** How far a negation reaches, in words, before and after it. */
const negationReach = {
  before: 3,
  after: { default: 0, german: 2, japanese: 3, hindi: 2 } as Partial<Record<Language | 'default', number>>,
};
/** What is left of a weight under a negation: “not good” is worse than “not bad” is good. */
const negated = { positive: -0.75, negative: -0.4 };
const degree = { stronger: 1.35, weaker: 0.7 };
/** How many weights it takes to reach a strong score. */
const ease = 12;
const difficultyWeight = -1.5;

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
function hitsOf(units: readonly Unit[], lexicon: Lexicon, joiner: string): Hit[] {
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
  const after = negationReach.after[pack.language] ?? negationReach.after.default ?? 0;
  const near = [
    ...units.slice(Math.max(0, hit.at - negationReach.before), hit.at),
    ...units.slice(hit.at + hit.size, hit.at + hit.size + after),
  ];
  return near.filter((unit) => unit.clause === own && pack.negations.has(unit.form)).length % 2 === 1;
}

function weighed(units: readonly Unit[], hit: Hit, lexicon: Lexicon, pack: LanguagePack): number {
  let weight = hit.weight;
  const before = units[hit.at - 1]?.form ?? '';
  if (lexicon.stronger.has(before)) weight *= degree.stronger;
  else if (lexicon.weaker.has(before)) weight *= degree.weaker;
  if (isNegated(units, hit, pack)) weight *= weight > 0 ? negated.positive : negated.negative;
  return weight;
}

/**
 * How a text sounds, from words, negations, degrees, emoji and signs of difficulty: an estimate of tone, no measurement.
 * Source: AFINN weights (Nielsen 2011) in translation, the normalisation of VADER (Hutto and Gilbert 2014).
 */
export function sentimentOf(text: string, language: Language): Sentiment {
  const pack = languagePack(language);
  const lexicon = lexiconOf(language);
  const units = unitsOf(text, language);
  const weights = hitsOf(units, lexicon, isUnspaced(language) ? '' : ' ').map((hit) =>
    weighed(units, hit, lexicon, pack),
  );
  weights.push(...emojiFeelings(text));
  for (const cue of pack.cues.difficulty) if (cue.test(text)) weights.push(difficultyWeight);
  const sum = weights.reduce((a, b) => a + b, 0);
  const size = weights.reduce((a, b) => a + Math.abs(b), 0);
  if (size === 0) return { score: 0, confidence: 0 };
  return { score: sum / Math.sqrt(sum * sum + ease), confidence: (Math.abs(sum) / size) * (1 - Math.exp(-size / 3)) };
}
