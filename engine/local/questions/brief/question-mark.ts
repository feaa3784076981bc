import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';

/** The mark with which a question ends, with the space that the language puts before it. */
export function questionMark(language: Language): string {
  return /\s?[?？؟]$/u.exec(languagePack(language).templates.question.about('x'))?.[0] ?? '?';
}
