import type { Language } from '#contract/languages.ts';
import { clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { earlyPointer, maxDanglingWords } from '../tuning/questions.ts';

/**
 * Whether a question of a few words says only together with the one before it what it is about: "Who would have to sign it off?",
 * „Wer scheitert daran?“ A noun before the pronoun names it.
 */
export function dangles(question: string, language: Language): boolean {
  if (isUnspaced(language)) return false;
  const words = wordsOf(question, { start: 0, end: question.length }, language);
  if (words.length > earlyPointer.words) return false;
  const last = words.length > maxDanglingWords ? earlyPointer.first : words.length;
  const { backward, clauseStarts, complementizers, interrogatives, nounBefore, stopwords } = languagePack(language);
  const { verbs } = speechRules(language);
  const isVerb = (form = '') => verbs.isVerb(form) || verbs.isAuxiliary(form);
  const isPointer = (i: number) => {
    const [form = '', next] = [words[i]?.form, words[i + 1]?.form];
    // „Woran liegt's?“
    if (i > 0 && next === undefined && languagePack(language).grammar.capitalisedNouns && /\p{L}t['’]s$/u.test(form))
      return true;
    if (
      !backward.has(form) ||
      i === 0 ||
      (['they', 'them'] as const).some((name) => clauseMatches(language, name, form))
    )
      return false;
    // "In which situations …?"
    if (i === 1 && interrogatives.has(form)) return false;
    if (clauseMatches(language, 'impersonal', `${words[i - 1]?.form} ${form} ${next}`)) return false;
    // „Was hindert sie daran, früher zu öffnen?“ points to what follows.
    if (clauseMatches(language, 'pronominal', form) && clauseMatches(language, 'ahead', question.slice(words[i]?.end)))
      return false;
    // „Sie“ is the person asked.
    if (languagePack(language).grammar.capitalisedNouns && isCapital(question, words[i]?.start)) return false;
    // "Is that still the reason?"
    const isAsked =
      i === 1 && verbs.isAuxiliary(words[0]?.form ?? '') && clauseMatches(language, 'demonstrative', form);
    if (complementizers.has(form)) return isAsked || next === undefined || !stopwords.has(next);
    // „Hat der mit dem Eingang zu tun?“
    // „Weiß das wer?“
    if (nounBefore.has(form))
      return next === undefined || isVerb(next) || nounBefore.has(next) || interrogatives.has(next);
    return !clauseStarts.has(form) || clauseMatches(language, 'afterwards', form);
  };
  const isNamed = (i: number) =>
    words.slice(1, i).some(({ form, start }) => {
      if (clauseMatches(language, 'anybody', form)) return false;
      if (languagePack(language).grammar.capitalisedNouns) return isCapital(question, start);
      return !stopwords.has(form) && !isVerb(form);
    });
  return words.slice(0, last).some((_, i) => isPointer(i) && !isNamed(i));
}

const isCapital = (text: string, at = 0) => /^\p{Lu}/u.test(text.slice(at));
