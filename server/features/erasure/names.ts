import { redactionMark } from '#contract/documents/redaction.ts';
import { foldedText } from '#contract/folded-text.ts';

/** A name of the person, and whether it is theirs alone, so that it goes wherever it stands in the project. */
export type ErasedName = { name: string; isTheirsAlone: boolean };

const minLetters = 3;
const partOfName = /^\p{Lu}[\p{L}\p{M}’'-]+$/u;

/** The names to look for: those given, or those found with their parts ("Mara Lind" is also called Mara). */
export function namesToErase(
  found: readonly string[],
  { given, others }: { given?: readonly string[] | undefined; others: readonly string[] },
): ErasedName[] {
  const parts = (name: string) =>
    name.split(/\s+/).filter((part, _, all) => all.length > 1 && part.length >= minLetters && partOfName.test(part));
  const all = given ?? found.flatMap((name) => [name, ...parts(name)]);
  const plain = all.map((name) => name.trim().replace(/\s+/g, ' '));
  const distinct = plain.filter((name, i) => plain.findIndex((other) => foldedText(other) === foldedText(name)) === i);
  const foreign = new Set(others.flatMap((name) => [foldedText(name), ...name.split(/\s+/).map(foldedText)]));
  return distinct
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .map((name) => ({ name, isTheirsAlone: !foreign.has(foldedText(name)) }));
}

/** Scripts in which a word ends without a space. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Finds the names as whole words; null without any. Longer names come before their parts. */
export function patternOf(names: readonly string[]): RegExp | null {
  const spellings = names.flatMap((name) => {
    const isWord = /^\p{L}+$/u.test(name);
    // "will" is a word, "mara lind" is nobody else.
    return [...new Set([name, name.toUpperCase(), ...(isWord ? [] : [name.toLowerCase()])])];
  });
  if (spellings.length === 0) return null;
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(asWholeWord).join('|'), 'gu');
}

function asWholeWord(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const before = unspaced.test(name.at(0) ?? '') ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = unspaced.test(name.at(-1) ?? '') ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return `${before}${escaped}${after}`;
}

/** The text without the names. */
export const withoutNames = (text: string, pattern: RegExp): string => text.replace(pattern, redactionMark);

/** What is cut from a document by its offsets is redacted with the document, and labels of speakers are those of others. */
const ofQuotes = new Set(['quote', 'speaker']);

/** A value with every text in it replaced, apart from what was cut from documents. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, ofQuotes.has(key) ? one : mapTexts(one, map)]),
  );
}
