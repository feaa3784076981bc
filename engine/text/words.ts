import { type Language, languages, languageTags } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { wordCache } from '../tuning.ts';
import { segmenter } from './segmenters.ts';
import type { Span } from './span.ts';

/** A word as it is compared (lower case, folded), and its place. */
export type Word = Span & { readonly form: string };

const letters = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|\u200c|\u200d)*(?:['’\u02bc][\p{L}\p{M}]+)*/gu;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

/**
 * Most sentences are tokenized many times in a row, which took a tenth of an analysis. The cache is small so that its entries die young and
 * do not fill the old generation of the heap.
 */
type Recent = { young: Map<string, readonly Word[]>; old: Map<string, readonly Word[]> };
const recent = new Map<Language, Recent>();

/**
 * The words of `text` between the offsets. Languages without spaces are cut by the dictionary of Intl.Segmenter,
 * also inside a text of another language.
 */
export function wordsOf(text: string, span: Span, language: Language): readonly Word[] {
  const part = text.slice(span.start, span.end);
  const words = part.length > wordCache.maxTextLength ? cutIn(part, language) : remembered(part, language);
  const { start } = span;
  return start === 0 ? words : words.map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
}

function remembered(part: string, language: Language): readonly Word[] {
  const { young, old } = recent.get(language) ?? { young: new Map(), old: new Map() };
  const words = young.get(part) ?? old.get(part) ?? cutIn(part, language);
  young.set(part, words);
  recent.set(language, young.size > wordCache.maxTexts ? { young: new Map(), old: young } : { young, old });
  return words;
}

function cutIn(part: string, language: Language): readonly Word[] {
  const words: Word[] = [];
  for (const match of part.matchAll(letters)) {
    const start = match.index;
    if (eastAsian.test(match[0])) pushSegmented(words, match[0], start, language);
    else words.push({ form: foldWord(match[0]), start, end: start + match[0].length });
  }
  return words;
}

function pushSegmented(words: Word[], run: string, start: number, language: Language): void {
  const tag = languageTags[isUnspaced(language) ? language : 'chinese'];
  for (const piece of segmenter(tag, 'word').segment(run)) {
    if (!piece.isWordLike) continue;
    const at = start + piece.index;
    words.push({ form: foldWord(piece.segment), start: at, end: at + piece.segment.length });
  }
}

/** How many words a stretch has, without making them. */
export function countWords(text: string, span: Span, language: Language): number {
  return wordsOf(text, span, language).length;
}

const ascii = /^[a-z0-9']*$/;

/** Of all languages, because a word may be in any. */
const folds = languages.flatMap((language) => grammarOf(language).folds ?? []);

/**
 * The form in which words are compared: lower case, compatibility forms folded, typographic apostrophes made plain, and
 * what the languages fold besides.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ascii.test(lower)) return lower;
  const plain = lower
    .normalize('NFKC')
    .replace(/[’\u02bc]/g, "'")
    .replace(/\u200c|\u200d/g, '');
  return folds.reduce((form, [letters, folded]) => form.replace(letters, folded), plain);
}

/** Languages that put no spaces between words: lengths are judged by characters there. */
export function isUnspaced(language: Language): boolean {
  return grammarOf(language).unspaced === true;
}
