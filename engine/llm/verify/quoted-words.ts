import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { foldText, locateParts } from '../../evidence/locate-quote.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { verified } from '../tuning.ts';
import { quoteAround, textOfCut } from './quote-around.ts';

/** What closes a quotation, by what opens it: each language has its own pair, and writers mix them. */
const closers: Readonly<Record<string, readonly string[]>> = {
  '“': ['”"＂', '“'],
  '„': ['“”"', '‟'],
  '«': ['»'],
  '»': ['«'],
  '‹': ['›'],
  '›': ['‹'],
  '‚': ['‘’', "'"],
  '‘': ['’', "'"],
  '「': ['」'],
  '『': ['』'],
  '"': ['"', '”“'],
  "'": ["'", '’'],
  '＂': ['＂'],
  '〝': ['〟〞'],
};
/** Marks that are nothing but opening ones: what follows is quoted even where no mark closes it. */
const onlyOpening = '“„«「『〝';

/** Every stretch of a text in quotation marks of any language, without the marks; what is quoted within a quotation is part of it. */
export function quotedIn(text: string): string[] {
  const quoted: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const marks = closers[text.charAt(at)];
    if (!marks || !opensAt(text, at)) continue;
    const end = closeOf(text, at, marks);
    if (end === null) continue;
    quoted.push(text.slice(at + 1, end).trim());
    at = end;
  }
  return quoted.filter((words) => /[\p{L}\p{N}]/u.test(words));
}

/** An apostrophe, or the mark of inches, follows a letter or a digit. */
function opensAt(text: string, at: number): boolean {
  if (!/["'‘›»]/u.test(text.charAt(at))) return true;
  return !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) || unspacedEnd.test(text.slice(0, at));
}
const unspacedEnd = /[\u3040-\u30ff\u3400-\u9fff]$/u;

function closeOf(text: string, from: number, marks: readonly string[]): number | null {
  for (const own of marks)
    for (let at = from + 1; at < text.length; at++) {
      const isApostrophe = /['’‘]/u.test(text.charAt(at)) && /^[a-z\u00c0-\u024f]/iu.test(text.slice(at + 1, at + 2));
      if (own.includes(text.charAt(at)) && !isApostrophe) return at;
    }
  return onlyOpening.includes(text.charAt(from)) ? text.length : null;
}

/**
 * Whether every stretch in quotation marks is in the quotes, word for word and from one stretch of a document. A single word may also be
 * one of `known`.
 */
export function quotedWordsHold(
  corpus: Corpus,
  { text, cited }: { text: string; cited: readonly number[] },
  { known, language }: { known: string; language: Language },
): boolean {
  const quoted = quotedIn(text);
  if (quoted.length === 0) return true;
  const said = stretchesOf(corpus, cited).map(foldText);
  const names = foldText(known);
  return quoted.every(
    (words) =>
      said.some((stretch) => locateParts(stretch, words) !== null) ||
      (isShort(words, language) && locateParts(names, words) !== null),
  );
}

function isShort(words: string, language: Language): boolean {
  if (isUnspaced(language)) return [...words].length <= verified.maxNameLength.characters;
  return wordsOf(words, { start: 0, end: words.length }, language).length <= verified.maxNameLength.words;
}

/** The quotes, and those that follow one another within a turn as the one stretch that they are. */
function stretchesOf(corpus: Corpus, cited: readonly number[]): string[] {
  const { sentences } = corpus.reading;
  const inOrder = [...new Set(cited)].sort((a, b) => a - b);
  const together = inOrder.slice(1).flatMap((index, n) => {
    const before = inOrder[n] as number;
    const isOneTurn =
      sentences[before]?.document === sentences[index]?.document && sentences[before]?.turn === sentences[index]?.turn;
    if (!isOneTurn) return [];
    const [first, second] = [cutQuote(corpus, before, () => false), cutQuote(corpus, index, () => false)];
    if (second.from > first.to) return [];
    const [end, to] = [Math.max(first.end, second.end), Math.max(first.to, second.to)];
    return [textOfCut(corpus, { ...first, end, to })];
  });
  return [...cited.map((index) => quoteAround(corpus, index)), ...together];
}
