import { wordCharacter } from './word-character.ts';

/** A pattern that is compiled when its language is first used. */
export type Pattern = () => RegExp;

/** One space may be any white space, and a straight apostrophe a typographic one; character classes stay as they are. */
function loosen(phrase: string): string {
  const loose: Record<string, string> = { ' ?': '\\s*', ' ': '\\s+', "'": "['’]" };
  return phrase.replace(/\[[^\]]*\]| \??|'/gu, (part) => loose[part] ?? part);
}

function wholeWords(phrases: readonly string[]): string {
  return `(?<!${wordCharacter})(?:${phrases.map(loosen).join('|')})(?!${wordCharacter})`;
}

/** A pattern for any of the phrases as whole words. Phrases are pattern source: `need(?:s|ed)?` is one phrase. */
export function words(...phrases: string[]): Pattern {
  return () => new RegExp(wholeWords(phrases), 'iu');
}

/** A pattern for phrases that may carry endings: only the start of a phrase must be the start of a word. */
export function stems(...phrases: string[]): Pattern {
  return () => new RegExp(`(?<!${wordCharacter})(?:${phrases.map(loosen).join('|')})`, 'iu');
}

/** A pattern for phrases anywhere, for scripts without spaces. */
export function runs(...phrases: string[]): Pattern {
  return () => new RegExp(phrases.join('|'), 'iu');
}

/** Like `words`, but capitals count. */
export function casedWords(...phrases: string[]): Pattern {
  return () => new RegExp(wholeWords(phrases), 'u');
}
