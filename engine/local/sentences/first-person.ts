import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../text/words.ts';

/** Whether a text contains a word of the first person: "I", "we", "my", "me". */
export function usesFirstPerson(text: string, language: Language): boolean {
  const { firstPerson } = languagePack(language);
  return formsOf(text, language).some((form) => firstPerson.has(form));
}

/** Whether the first person is more than an object in a text: "I think so", but not "others show me". */
export function speaksOfSelf(text: string, language: Language): boolean {
  const { firstPerson, objectPronouns } = languagePack(language);
  return formsOf(text, language).some((form) => firstPerson.has(form) && !objectPronouns.has(form));
}

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
