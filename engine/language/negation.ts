import type { Language } from '#contract/languages.ts';
import { isHesitation } from '../text/disfluency.ts';
import { isUnspaced, type Word } from '../text/words.ts';
import { languagePack } from './pack.ts';

/** True for a negation with “and” written onto it ("ولا"): a clause begins there. */
export function isJoinedNegation(form: string, language: Language): boolean {
  return languagePack(language).joinedNegations.has(form);
}

/** "No the bin is full" and "Um, no. The bin is full" deny what was asked, not what follows. */
function isAnswer(words: readonly Word[], i: number, language: Language): boolean {
  const pack = languagePack(language);
  if (words.slice(0, i).some(({ form }) => !isHesitation(form, pack))) return false;
  const [word, next] = [words[i], words[i + 1]];
  // A space alone is no pause.
  if (word && next && next.start - word.end > (isUnspaced(language) ? 0 : 1)) return true;
  if (!pack.answerNegations.has(word?.form ?? '')) return false;
  return [pack.nounBefore, pack.firstPerson, pack.backward].some((list) => list.has(next?.form ?? ''));
}

/** True for the word of a sentence that negates its clause. */
export function isNegation(words: readonly Word[], i: number, language: Language): boolean {
  const form = words[i]?.form;
  if (form === undefined) return false;
  const pack = languagePack(language);
  const { elidedNegation, negationPartner } = pack.grammar;
  if (elidedNegation?.test(form)) return true;
  if (!pack.negations.has(form) && !pack.joinedNegations.has(form)) return false;
  if (isAnswer(words, i, language)) return false;
  if (!pack.weakNegations.has(form)) return true;
  return words.some((word) => negationPartner?.test(word.form) ?? false);
}
