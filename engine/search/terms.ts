import { newStemmer } from 'snowball-stemmers';
import type { Language } from '#contract/languages.ts';

/** Languages with a Snowball stemmer; the others are compared by word and by 4-grams. */
const algorithms: Partial<Record<Language, string>> = {
  english: 'english',
  spanish: 'spanish',
  french: 'french',
  german: 'german',
  arabic: 'arabic',
  russian: 'russian',
  portuguese: 'portuguese',
};

const stemmers = new Map<Language, (word: string) => string>();

/** The term that a folded word is found by: its stem where the language has a stemmer, else the word. */
export function termOf(form: string, language: Language): string {
  const known = stemmers.get(language);
  if (known) return known(form);
  const algorithm = algorithms[language];
  const made = algorithm
    ? remember(newStemmer(algorithm))
    : (word: string) => (language === 'hindi' ? stemHindi(word) : word);
  stemmers.set(language, made);
  return made(form);
}

function remember(stemmer: { stem(word: string): string }): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = /\d/.test(word) ? word : stemmer.stem(word) || word;
    if (stems.size < 200_000) stems.set(word, stem);
    return stem;
  };
}

/** Endings of number, case and verb, longest first (after Ramanathan and Rao 2003, "A Lightweight Stemmer for Hindi"). */
const hindiEndings = [
  ['ाएंगी', 'ाएंगे', 'ाऊंगी', 'ाऊंगा', 'ाइयाँ', 'ाइयों', 'ाइयां'],
  ['ाएगी', 'ाएगा', 'ाओगी', 'ाओगे', 'एंगी', 'एंगे', 'ूंगी', 'ूंगा', 'ातीं', 'नाओं', 'नाएं', 'ताओं', 'ताएं', 'ियाँ', 'ियों', 'ियां'],
  [
    'ाकर',
    'ाइए',
    'ाईं',
    'ाया',
    'ेगी',
    'ेगा',
    'ोगी',
    'ोगे',
    'ाने',
    'ाना',
    'ाते',
    'ाती',
    'ाता',
    'तीं',
    'ाओं',
    'ाएं',
    'ुओं',
    'ुएं',
    'ुआं',
  ],
  ['कर', 'ाओ', 'िए', 'ाई', 'ाए', 'ने', 'नी', 'ना', 'ते', 'ीं', 'ती', 'ता', 'ाँ', 'ां', 'ों', 'ें'],
  ['ो', 'े', 'ू', 'ु', 'ी', 'ि', 'ा'],
] as const;

function stemHindi(word: string): string {
  for (const endings of hindiEndings) {
    for (const ending of endings) {
      if (word.length - ending.length >= 2 && word.endsWith(ending)) return word.slice(0, -ending.length);
    }
  }
  return word;
}

/** Character 4-grams of a term with its borders, or its bigrams where it is written in Han or kana. */
export function gramsOf(term: string): string[] {
  const eastAsian = /[\u3040-\u30ff\u3400-\u9fff]/.test(term);
  const size = eastAsian ? 2 : 4;
  const padded = eastAsian ? term : `_${term}_`;
  if (padded.length <= size) return [padded];
  const grams: string[] = [];
  for (let i = 0; i + size <= padded.length; i++) grams.push(padded.slice(i, i + size));
  return grams;
}
