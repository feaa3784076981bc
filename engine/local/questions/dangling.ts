import type { Language } from '#contract/languages.ts';
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
    if (!backward.has(form) || i === 0 || people.test(form)) return false;
    // "In which situations …?"
    if (i === 1 && interrogatives.has(form)) return false;
    if (impersonal.test(`${words[i - 1]?.form} ${form} ${next}`)) return false;
    // „Was hindert sie daran, früher zu öffnen?“ points to what follows.
    if (pronominal.test(form) && ahead.test(question.slice(words[i]?.end))) return false;
    // „Sie“ is whoever is asked.
    if (languagePack(language).grammar.capitalisedNouns && isCapital(question, words[i]?.start)) return false;
    if (complementizers.has(form)) return next === undefined || !stopwords.has(next);
    // „Hat der mit dem Eingang zu tun?“
    if (nounBefore.has(form)) return next === undefined || isVerb(next) || nounBefore.has(next);
    return !clauseStarts.has(form) || isThen.test(form);
  };
  const isNamed = (i: number) =>
    words.slice(1, i).some(({ form, start }) => {
      if (anybody.test(form)) return false;
      if (languagePack(language).grammar.capitalisedNouns) return isCapital(question, start);
      return !stopwords.has(form) && !isVerb(form);
    });
  return words.slice(0, last).some((_, i) => isPointer(i) && !isNamed(i));
}

/** „Gibt es Streit …?“, "are there any …", « il y a » */
const impersonal =
  /^(?:(?:gibt|gab|gäbe|geht|ging|kommt) es |(?:is|are|was|were) there |\p{L}+ there (?:is|are|was|were)$|\p{L}+ y a(?:vait)?$)/u;

const pronominal = /^da(?:r(?:an|auf|über|um|in)|für|mit|zu|von|gegen|bei|nach)$/u;
const ahead =
  /^[^,]{0,20}, (?:dass|ob|wie|wann|was|wer|welche[rnms]?|[^,]* zu \p{Ll}+n|[^,]*\p{Ll}zu\p{Ll}+n)(?!\p{L})/u;

/** "Who decides then whether they travel?" */
const isThen = /^(?:then|dann)$/u;

/** They are who is asked, and no thing. */
const anybody = /^(?:people|menschen|leute)$/u;

/** Who is meant by these shows without a noun. */
const people = /^(?:they|them|sie|ihnen|ils|elles|leur|les|ellos|ellas|eles|elas|lhes|они|им|их)$/u;

const isCapital = (text: string, at = 0) => /^\p{Lu}/u.test(text.slice(at));
