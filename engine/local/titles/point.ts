import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { minFeelingOfContrast } from '../tuning/titles.ts';
import { denials } from './gate.ts';

/** A clause that a title may begin or end with, and what it does to its neighbours. */
export type Part = Span & {
  readonly isLead: boolean;
  /** A lead that may be left out, because it only states when something was seen. */
  readonly isNarrative: boolean;
  /** Nothing but the words that wish for what follows. */
  readonly isWish: boolean;
  readonly isLimit: boolean;
  readonly denies: boolean;
  /** Says what is true instead: "it isn't the cold, it's that …", "he isn't supposed to, but …". */
  readonly corrects: boolean;
  /** Begins with "and" or "but". */
  readonly joins: boolean;
  readonly opensReason: boolean;
  /** States what came of the clause before: "and then it …". */
  readonly continues: boolean;
};

/** Whether a run of clauses says less, or something else, than the sentence, because the clause after it is left out. */
export function losesPoint(text: string, run: readonly Part[], after: Part | undefined, language: Language): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || !after) return false;
  if (after.isLimit || (after.corrects && run.some((part) => part.denies))) return true;
  // "Nobody ever paid | because a robot asked" denies the reason.
  if (after.opensReason && last.denies) return true;
  // "It helped, but it did not count": what is granted is not the point.
  if (after.corrects && after.denies && !run.some((part) => part.denies)) return true;
  // A reason of which only the first half is shown.
  if (run.length > 1 && last.opensReason && after.continues) return true;
  const own = text.slice(first.start, last.end);
  const { unmet, scenes, restricts, verbs } = speechRules(language);
  if (scenes?.test(own)) return true;
  if (unmet?.test(text.slice(last.start, last.end)) && (after.continues || after.corrects || isUnspaced(language)))
    return true;
  // "They only write it down | so that there's a record".
  if (restricts?.test(text.slice(last.start, last.end)) && (after.opensReason || !isBreak(text, last, after)))
    return true;
  return (
    isOpen(text, last, after, language, verbs.isVerb) ||
    ((after.corrects || after.continues) && feelsOtherwise(text, own, after, language))
  );
}

const isBreak = (text: string, last: Span, after: Span) => /[,;:،、，]/u.test(text.slice(last.end, after.start));

/** "and she knew | which boiler I meant": the object follows the verb. */
function isOpen(text: string, last: Span, after: Span, language: Language, isVerb: (form: string) => boolean): boolean {
  if (isBreak(text, last, after)) return false;
  const words = wordsOf(text, last, language);
  const [next] = wordsOf(text, after, language);
  return languagePack(language).complementizers.has(next?.form ?? '') && isVerb(words.at(-1)?.form ?? '');
}

/** "They do a great job, but nobody can explain them": praise without the blame or the wish after it misleads, and blame without praise. */
function feelsOtherwise(text: string, own: string, after: Span, language: Language): boolean {
  const next = text.slice(after.start, after.end);
  const [feeling, other] = [own, next].map((part) => sentimentOf(part, language).score);
  const { difficulty, need, wish } = languagePack(language).cues;
  const names = (part: string) => [...difficulty, ...need, ...wish].some((pattern) => pattern.test(part));
  // What is granted before a difficulty is not the point.
  if (!names(own) && denials(own, language) === 0 && names(next)) return true;
  if (Math.abs(feeling ?? 0) < minFeelingOfContrast) return false;
  return Math.abs(other ?? 0) >= minFeelingOfContrast && (feeling ?? 0) * (other ?? 0) < 0;
}
