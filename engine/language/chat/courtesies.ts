import type { Language } from '#contract/languages.ts';
import { definitionOf } from '../definition-of.ts';

const known = new Map<Language, RegExp>();

/** Whether a sentence is said to the other person and not about the topic. */
export function isCourtesy(text: string, language: Language): boolean {
  const made = known.get(language) ?? definitionOf(language).speech.courtesies();
  known.set(language, made);
  return made.test(text);
}
