import type { Language } from '#contract/languages.ts';
import { wordsOfLanguage } from '#engine/language/data/data.ts';
import { definitionOf } from '#engine/language/definition-of.ts';

/** Whether a word in the place of a name can hardly be anything else: a common given name, or after a title. */
export function isSurelyName(text: string, name: string, language: Language): boolean {
  const { surely: title } = definitionOf(language).naming;
  if (!title || wordsOfLanguage(language).givenNames.includes(name)) return true;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (title.test(text.slice(0, at))) return true;
  return false;
}
