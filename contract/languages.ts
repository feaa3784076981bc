/** A project's languages, in the order in which they are offered. */
export const languages = [
  'english',
  'spanish',
  'french',
  'german',
  'chinese',
  'japanese',
  'arabic',
  'russian',
  'portuguese',
  'hindi',
] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'english';

/** BCP 47 tags for `lang` attributes and for Intl. */
export const languageTags: Record<Language, string> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  chinese: 'zh',
  japanese: 'ja',
  arabic: 'ar',
  russian: 'ru',
  portuguese: 'pt',
  hindi: 'hi',
};

export const languageLabels: Record<Language, string> = {
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  german: 'German',
  chinese: 'Chinese',
  japanese: 'Japanese',
  arabic: 'Arabic',
  russian: 'Russian',
  portuguese: 'Portuguese',
  hindi: 'Hindi',
};
