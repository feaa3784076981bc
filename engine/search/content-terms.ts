import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../text/words.ts';
import { termOf } from './terms.ts';

/** The terms of a text without its stopwords. */
export function contentTerms(text: string, language: Language): Set<string> {
  const { stopwords } = languagePack(language);
  const content = wordsOf(text, { start: 0, end: text.length }, language).filter(({ form }) => !stopwords.has(form));
  return new Set(content.map(({ form }) => termOf(form, language)));
}
