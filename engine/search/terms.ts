import { newStemmer } from 'snowball-stemmers';
import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';

const stemmers = new Map<Language, (word: string) => string>();

/** The term that a folded word is found by: its stem where the language has a stemmer, else the word. */
export function termOf(form: string, language: Language): string {
  const known = stemmers.get(language);
  if (known) return known(form);
  const { elision, stemmer = (word: string) => word } = grammarOf(language);
  const stem = typeof stemmer === 'string' ? remember(newStemmer(stemmer)) : stemmer;
  const made = elision ? (word: string) => stem(word.replace(elision, '')) : stem;
  stemmers.set(language, made);
  return made(form);
}

/** A folded word without what an apostrophe joins to its front: "ascenseur" of « l’ascenseur ». */
export function withoutElision(form: string, language: Language): string {
  const { elision } = grammarOf(language);
  return elision ? form.replace(elision, '') : form;
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
