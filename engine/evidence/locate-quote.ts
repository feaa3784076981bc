import { isBlank, type Span } from '../text/span.ts';
import { quoteParts } from '../tuning.ts';

/** A text folded for comparison, with the place in the original that each folded character comes from. */
export type FoldedText = { readonly text: string; readonly starts: Int32Array; readonly ends: Int32Array };

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const quotes =
  /[\u2018\u2019\u201a\u201b\u2032\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u2039\u203a"'`\u00b4\u300c\u300d\u300e\u300f]/g;
const unseen = /\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|\ufeff/;

/**
 * Folds what two writings of the same words may differ in: Unicode compatibility forms, case, white space, quotation
 * marks, dashes and invisible characters. Words stay words: nothing is stemmed, dropped or reordered.
 */
export function foldText(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  while (at < text.length) {
    const end = clusterEnd(text, at);
    const piece = foldPiece(text.slice(at, end));
    const isSpace = piece === ' ';
    if (isSpace && (folded === '' || folded.endsWith(' '))) {
      at = end;
      continue;
    }
    for (let i = 0; i < piece.length; i++) {
      starts.push(at);
      ends.push(end);
    }
    folded += piece;
    at = end;
  }
  return { text: folded, starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** A character with its combining marks, because those are composed when folded. */
function clusterEnd(text: string, at: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length && text.charCodeAt(end) >= 0x300 && /^\p{M}/u.test(text.slice(end, end + 2)))
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end;
}

function foldPiece(piece: string): string {
  const code = piece.charCodeAt(0);
  if (piece.length === 1 && code < 0x80) {
    if (isBlank(code)) return ' ';
    if (code === 0x22 || code === 0x27 || code === 0x60) return '"';
    return piece.toLowerCase();
  }
  if (unseen.test(piece)) return piece.replace(unseen, '').length === 0 ? '' : foldPiece(piece.replace(unseen, ''));
  if (isBlank(code)) return ' ';
  return piece
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(quotes, '"')
    .replace(/\u2026/g, '...')
    .toLowerCase();
}

/**
 * The place of a quote in a document: the exact original span, or null when these words are not there in this order.
 * Quotation marks around the quote and a full stop that closes it are not part of what was said. Only whole words count.
 * The first place is taken when there are several, unless `near` names another.
 */
export function locateQuote(document: FoldedText, quote: string, near?: number): Span | null {
  const wanted = foldText(quote)
    .text.trim()
    .replace(/^"+\s*|\s*"+$/g, '');
  const found = findWhole(document, wanted, near) ?? findWhole(document, wanted.replace(/[.,;:!?\s]+$/, ''), near);
  if (!found) return null;
  return { start: document.starts[found.start] ?? 0, end: document.ends[found.end - 1] ?? 0 };
}

/**
 * The places of a quote that leaves words out, "we waited … for four hours": each of its parts as `locateQuote` finds it, one after
 * the other. Null where one is missing, or where they are further apart than a speaker's train of thought.
 */
export function locateParts(document: FoldedText, quote: string): Span[] | null {
  const whole = locateQuote(document, quote);
  if (whole) return [whole];
  const parts = quote.split(/\s*(?:\[\s*)?(?:\.{3}|…)(?:\s*\])?\s*/u).filter(hasWords);
  if (parts.length < 2) return null;
  const spans: Span[] = [];
  for (const part of parts) {
    const last = spans.at(-1);
    const span = locateAfter(document, part, last?.end ?? 0);
    if (!span || (last && span.start - last.end > quoteParts.maxDistance)) return null;
    spans.push(span);
  }
  return spans;
}

/** The first place of a quote from an offset of the document on. */
function locateAfter(document: FoldedText, quote: string, from: number): Span | null {
  let first = 0;
  while (first < document.starts.length && (document.starts[first] ?? 0) < from) first++;
  const rest = {
    text: document.text.slice(first),
    starts: document.starts.subarray(first),
    ends: document.ends.subarray(first),
  };
  return locateQuote(rest, quote);
}

/** The place of these exact words, as whole words and without surrounding quotation marks; null where there is none. */
export function locateExactly(text: string, quote: string): Span | null {
  const bare = withoutQuotationMarks(quote);
  if (!hasWords(bare)) return null;
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1)) {
    const end = at + bare.length;
    if (isWordBorder(text, at) && isWordBorder(text, end)) return { start: at, end };
  }
  return null;
}

const leading = new RegExp(`^(?:${quotes.source}|\\s)+`);
const trailing = new RegExp(`(?:${quotes.source}|\\s)+$`);
export const withoutQuotationMarks = (quote: string): string => quote.replace(leading, '').replace(trailing, '');

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function findWhole(document: FoldedText, wanted: string, near?: number): Span | null {
  if (!hasWords(wanted)) return null;
  let best: Span | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = document.text.indexOf(wanted); at >= 0; at = document.text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isWordBorder(document.text, at) || !isWordBorder(document.text, end)) continue;
    if (near === undefined) return { start: at, end };
    const away = Math.abs((document.starts[at] ?? 0) - near);
    if (away < distance) {
      best = { start: at, end };
      distance = away;
    }
  }
  return best;
}

const wordEnd = /[\p{L}\p{N}\p{M}]$/u;
const wordStart = /^[\p{L}\p{N}\p{M}]/u;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

function isWordBorder(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  return !(wordEnd.test(before) && wordStart.test(after)) || unspaced.test(before) || unspaced.test(after);
}
