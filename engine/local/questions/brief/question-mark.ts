import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';

/** The mark with which a question ends, with the space that the language puts before it. */
export function questionMark(language: Language): string {
  return /\s?[?？؟]$/u.exec(languagePack(language).templates.question.about('x'))?.[0] ?? '?';
}

/** "How did they learn it (the webinars were a lot of work!!)?": a remark in brackets is cut, a list in brackets stays. */
export const withoutRemark = (question: string): string =>
  question.replace(/\s*[(（](?=[^()（）]*(?:!|(?:\s\S+){3}))[^()（）,/;:?¿]*[)）](?=[\s?？؟]*$)/u, '');
