import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { kindOf } from '#engine/language/topics/own-phrases.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { maxTermsOfOpen } from '../tuning/claims.ts';
import { termsOfQuestion } from './asked-nearly.ts';

/** The kinds of statement that a question asks for, in whichever of the languages it is asked. */
export function kindsAsked(corpus: Corpus, question: string): ReadonlySet<string> {
  const asked = languagesOf(corpus).map((language) => languagePack(language).templates.question.kindsAsked(question));
  return new Set(asked.flat());
}

/**
 * Whether a question names no matter besides the kind of statement that it asks for: "What makes members leave?" People are no
 * matter, because they speak of themselves as "I".
 */
export function isOpenQuestion(corpus: Corpus, question: string): boolean {
  const terms = termsOfQuestion(corpus, question);
  if (terms.size <= maxTermsOfOpen) return true;
  const language = languagesOf(corpus).find(
    (one) => languagePack(one).templates.question.kindsAsked(question).length > 0,
  );
  if (!language) return false;
  const aside = wordsOf(question, { start: 0, end: question.length }, language)
    .filter((word) => namesPeople(word.form, language) || asksForKind(question, word, language))
    .flatMap(({ start, end }) => [...termsOfQuestion(corpus, question.slice(start, end))]);
  return terms.isSubsetOf(new Set(aside));
}

type Place = { readonly start: number; readonly end: number };

const namesPeople = (word: string, language: Language) => kindOf(word, languagePack(language)) === 'people';

/** Whether the question without this word would ask for other kinds of statement. */
function asksForKind(question: string, { start, end }: Place, language: Language): boolean {
  const { kindsAsked } = languagePack(language).templates.question;
  const without = kindsAsked(`${question.slice(0, start)}_${question.slice(end)}`);
  return kindsAsked(question).some((kind) => !without.includes(kind));
}
