import type { Language } from '#contract/languages.ts';
import { wordsOfLanguage } from '#engine/language/data/data.ts';

/** What stands before a name and seldom before anything else, where other forms of address also stand before common words. */
const before: Partial<Record<Language, RegExp>> = {
  // "die Frau" and "seine Frau" are a woman and a wife.
  german:
    /(?<!(?:^|\P{L})(?:der|die|den|dem|des|ein|eine|einer|einen|einem|meine|deine|seine|ihre|unsere|eure|keine|jede|diese|meiner|seiner|ihrer|unserer|dieser) )(?<!\p{L})(?:Herrn?|Frau|Fräulein|Dr\.|Prof\.) (?:\p{Lu}[\p{L}’'-]+ )?$/iu,
  arabic: /(?<!\p{L})(?:السيدة|السيد|الأستاذة|الأستاذ|الدكتورة|الدكتور) $/u,
};

/** Whether what stands where a name may stand can hardly be anything else: a common given name, or after a title. */
export function isSurelyName(text: string, name: string, language: Language): boolean {
  const title = before[language];
  if (!title || wordsOfLanguage(language).givenNames.includes(name)) return true;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (title.test(text.slice(0, at))) return true;
  return false;
}
