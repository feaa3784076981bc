const letter = '[\\p{L}\\p{M}\\p{N}]';

/** One space may be any white space, and a straight apostrophe a typographic one; character classes stay as they are. */
function loosen(phrase: string): string {
  const loose: Record<string, string> = { ' ?': '\\s*', ' ': '\\s+', "'": "['’]" };
  return phrase.replace(/\[[^\]]*\]| \??|'/gu, (part) => loose[part] ?? part);
}

/** A pattern for any of the phrases as whole words. Phrases are pattern source: `need(?:s|ed)?` is one phrase. */
export function words(...phrases: string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${phrases.map(loosen).join('|')})(?!${letter})`, 'iu');
}

/** A pattern for phrases that may carry endings: only their beginning is bound to a word's beginning. */
export function stems(...phrases: string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${phrases.map(loosen).join('|')})`, 'iu');
}

/** A pattern for phrases anywhere, for scripts that set no spaces. */
export function runs(...phrases: string[]): RegExp {
  return new RegExp(phrases.join('|'), 'iu');
}

/** Like `words`, but capitals count. */
export function casedWords(...phrases: string[]): RegExp {
  return new RegExp(words(...phrases).source, 'u');
}

/** Words as a list, from a text with white space between them. */
export function list(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Phrases as a list, longest first, from a text with a comma or a new line between them. */
export function phrases(text: string): string[] {
  const found = text.split(/[,\n]/u).map((phrase) => phrase.trim());
  return [...new Set(found)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** Names for sides of a subject, set after it so that nothing has to agree: “Pedidos: dificultades”. */
export function sides(separator: string, text: string): ((subject: string) => string)[] {
  return text.split(',').map((side) => (subject: string) => `${subject}${separator}${side.trim()}`);
}

/** The same with the side in front: “أسباب الهدر”. */
export function sidesBefore(text: string): ((subject: string) => string)[] {
  return text.split(/[,،]/u).map((side) => (subject: string) => `${side.trim()} ${subject}`);
}
