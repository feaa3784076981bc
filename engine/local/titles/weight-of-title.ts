import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { titleWeights } from '../tuning/titles.ts';
import { denials } from './gate.ts';

/**
 * How much a title says on its own: a difficulty, a denial, a condition and an opinion count. Where people only say what
 * they intend or are about to do, it says less than nothing.
 */
export function weightOfTitle(title: string, language: Language): number {
  const { conditionals, cues } = languagePack(language);
  const { opinions, plan, pointing } = speechRules(language);
  const words = wordsOf(title, { start: 0, end: title.length }, language);
  const isDifficulty = cues.difficulty.some((pattern) => pattern.test(title));
  const isDenial = denials(title, language) > 0;
  const isOpinion = words.some(({ form }) => opinions.has(form));
  // "If it said late I'd stay in bed"; one that begins so and has no comma is hard to read.
  const isConditional = words.some(({ form }, i) => conditionals.has(form) && (i > 0 || /[,،、，]/u.test(title)));
  const says =
    (isDifficulty ? titleWeights.difficulty : 0) +
    (isDenial ? titleWeights.denial : 0) +
    (isConditional ? titleWeights.condition : 0);
  const feels = Math.max(isOpinion ? titleWeights.opinion : 0, titleWeights.feeling * feelingOf(title, language));
  // What came in the way of a plan is its point: "we want to scan them, and the gate does not open".
  const intends = !isDenial && plan?.test(title);
  const isShort = !isUnspaced(language) && words.length < titleWeights.shortTitle;
  const reported =
    titleWeights.length * Math.min(1, words.length / titleWeights.longTitle) + (isShort ? titleWeights.short : 0);
  return (
    says + feels + reported + (intends ? titleWeights.plan : 0) + (pointing?.test(title) ? titleWeights.pointing : 0)
  );
}

const feelingOf = (title: string, language: Language) => Math.abs(sentimentOf(title, language).score);
