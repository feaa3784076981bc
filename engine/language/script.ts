import { type Language, languages, languageTags } from '#contract/languages.ts';

const scripts = new Map(languages.map((one) => [one, new Intl.Locale(languageTags[one]).maximize().script]));

/** Whether a language is written in Latin letters. */
export const isLatin = (language: Language): boolean => scripts.get(language) === 'Latn';

/** Whether its script has capitals. */
export const hasCase = (language: Language): boolean => isLatin(language) || scripts.get(language) === 'Cyrl';
