import type { Language } from '#contract/languages.ts';
import { isRoleLabel } from './labels/role-labels.ts';
import type { Span } from './span.ts';
import { wordsOf } from './words.ts';

/** What a transcript notes of the one who speaks: "(The participant reads the page)". Other brackets may be their words. */
export function notesOnRoles(text: string, language: Language): Span[] {
  return [...text.matchAll(/[(（][^()（）]*[)）]/gu)].flatMap(({ 0: note, index }) => {
    const span = { start: index, end: index + note.length };
    const first = wordsOf(text, span, language).slice(0, 2);
    return first.some(
      ({ form }) => form.length > 2 && (isRoleLabel(form, language) || isRoleLabel(form.replace(/s$/u, ''), language)),
    )
      ? [span]
      : [];
  });
}

/** The longest stretch of a text without such notes. */
export function outsideNotes(text: string, language: Language): string {
  let longest = '';
  let from = 0;
  for (const { start, end } of [...notesOnRoles(text, language), { start: text.length, end: text.length }]) {
    if (start - from > longest.length) longest = text.slice(from, start);
    from = end;
  }
  return longest.trim();
}
