import { inTranscripts } from '#engine/language/transcript.ts';

/** Before a name: "Transkript Prof. Dr. Monika Engel". */
export const titleOfName = String.raw`${inTranscripts('title')}\.?\s`;
const titlesBefore = new RegExp(`^(?:${titleOfName})+`, 'u');
/** A name without "Mrs" or "Prof. Dr." before it. */
export const withoutTitles = (name: string): string => name.replace(titlesBefore, '');
/** "Projekt Landpraxis" */
const study = new RegExp(String.raw`^${inTranscripts('study')}(?!\p{L})`, 'iu');

/** A name keeps the particles of its language in all others: "Ana de la Cruz". */
const partOfName = /^(?:\p{Lu}|\p{Lo}|(?:de|da|del|van|von|di|la|el|al)$)/u;

/** The name that a value begins with: "Priya, 34" names Priya, "3 March" and "in the back room" are not names. */
export function nameIn(value: string): string | null {
  const titled =
    value
      .replace(/\*\*|__/g, '')
      .split(/\s*[,;，、(（/|]|\s[-–—]\s/u)[0]
      ?.trim() ?? '';
  const untitled = withoutTitles(titled);
  // "Frau K." is called so.
  const bare = /^\p{Lu}\.?$/u.test(untitled) ? titled : untitled;
  const words = bare.split(/\s+/);
  if (!bare || bare.length > 40 || words.length > 3 || /[\d:：]/u.test(bare)) return null;
  if (study.test(bare)) return null;
  return words.every((word) => partOfName.test(word)) ? bare : null;
}

/** "hannah" and "HANNAH" as "Hannah". */
export const inCapitals = (name: string): string =>
  (name === name.toLocaleUpperCase() ? name.toLocaleLowerCase() : name).replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) =>
    letter.toLocaleUpperCase(),
  );
