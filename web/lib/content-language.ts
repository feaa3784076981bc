import { type Language, languageTags } from '#contract/languages.ts';

/** `lang` and `dir` for content of a project: the script's line height, quotation marks and reading direction follow. */
export function contentLanguage(language: Language | undefined): { lang?: string; dir?: 'rtl' } {
  if (!language) return {};
  return language === 'arabic' ? { lang: languageTags[language], dir: 'rtl' } : { lang: languageTags[language] };
}
