import type { Language } from '#contract/languages.ts';
import { headersOfLanguage } from '#engine/language/data/data.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { type About, describedIn } from './about-participant.ts';

/** What a note after a name says about a person whose age it gives: "Hana, 38, ward nurse". */
export const describedBy = (note: string, language: Language): About | null =>
  describedIn(note, ageLabelOf(language))?.about ?? null;

/** What an age is called in the heads of a language: "Age", « Âge ». */
export function ageLabelOf(language: Language): string {
  const [key = ''] = headersOfLanguage(language).facts;
  // « Âge : 67 »
  const space = grammarOf(language).spacedMarks ? '\u00a0' : '';
  return key.charAt(0).toLocaleUpperCase() + key.slice(1) + space;
}
