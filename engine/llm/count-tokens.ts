import { tokensPerLetter } from './tuning.ts';

/**
 * Tokens of a letter by script, as expected and at most: the geometric mean, and the larger, of what two public vocabularies (o200k and
 * cl100k) make of running text, because providers cut text differently.
 */
const scripts: readonly [RegExp, expected: number, max: number][] = [
  [/[a-z\s]/i, 0.235, 0.25],
  [/[\x21-\x7f]/, 0.45, 0.6],
  [/\p{Script=Latin}|\p{Script=Greek}/u, 0.5, 0.8],
  [/\p{Script=Cyrillic}/u, 0.4, 0.52],
  [/\p{Script=Arabic}/u, 0.52, 0.8],
  [/\p{Script=Devanagari}/u, 0.75, 1.2],
  [/\p{Script=Hangul}/u, 0.8, 1.1],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff00-\uffef]/u, 0.88, 1.15],
];
const { ofOthers, beyondFirstPlane } = tokensPerLetter;

type Weight = { expected: number; max: number };
const known = new Map<number, Weight>();

/** About how many tokens a text has. */
export const countTokens = (text: string): number => counted(text, 'expected');

/** How many tokens a text has where it is cut finely: what must fit is measured with it. */
export const maxTokensOf = (text: string): number => counted(text, 'max');

function counted(text: string, measure: keyof Weight): number {
  let tokens = 0;
  for (const letter of text) tokens += weightOf(letter)[measure];
  return Math.ceil(tokens);
}

function weightOf(letter: string): Weight {
  const code = letter.codePointAt(0) ?? 0;
  let weight = known.get(code);
  if (!weight) {
    const row = scripts.find(([script]) => script.test(letter));
    weight = row ? { expected: row[1], max: row[2] } : code > 0xffff ? beyondFirstPlane : ofOthers;
    known.set(code, weight);
  }
  return weight;
}
