import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';

/** Whether a question is only a frame for the clause that could not be turned. */
export const isTemplate = (question: string, clause: string, language: Language): boolean =>
  question
    .toLowerCase()
    // « Qu’est-ce que … » asks what « ce que … » names.
    .replace(/^¿/u, '')
    .replace(briefWording(language).questionPrefix ?? '', '')
    .indexOf(clause.toLowerCase()) > 0;

/** Whether a question holds its clause as it is, so that the clause asks by itself. « Qu’est-ce qui manque » holds « ce qui manque », which does not. */
export const asksAsIs = (question: string, clause: string, language: Language): boolean =>
  question.toLowerCase().includes(clause.toLowerCase()) &&
  briefWording(language).questionPrefix?.test(question.toLowerCase()) !== true;

/** Whether the language has a question for such a subject ("their views on prices") besides the general template. */
export function asksItself(subject: string, language: Language): boolean {
  const { onTopic } = languagePack(language).templates.question;
  return onTopic(subject).toLowerCase() !== onTopic('\0').replace('\0', subject).toLowerCase();
}
