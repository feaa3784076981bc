import type { Language } from '#contract/languages.ts';
import type { Word } from '../text/words.ts';
import { type LanguagePack, languagePack } from './pack.ts';

/** True for a negation with “and” written onto it ("ولا"): a clause begins there. */
export function isJoinedNegation(form: string, language: Language): boolean {
  return languagePack(language).joinedNegations.has(form);
}

/** "No the bin is full" denies what was asked, not what follows. */
function isAnswer(words: readonly Word[], i: number, pack: LanguagePack): boolean {
  if (i > 0 || !pack.answerNegations.has(words[i]?.form ?? '')) return false;
  const next = words[i + 1]?.form ?? '';
  return [pack.nounBefore, pack.firstPerson, pack.backward].some((list) => list.has(next));
}

/** True for the word of a sentence that negates its clause. */
export function isNegation(words: readonly Word[], i: number, language: Language): boolean {
  const form = words[i]?.form;
  if (form === undefined) return false;
  const pack = languagePack(language);
  const { elidedNegation, negationPartner } = pack.grammar;
  if (elidedNegation?.test(form)) return true;
  if (!pack.negations.has(form) && !pack.joinedNegations.has(form)) return false;
  if (isAnswer(words, i, pack)) return false;
  if (!pack.weakNegations.has(form)) return true;
  return words.some((word) => negationPartner?.test(word.form) ?? false);
}
