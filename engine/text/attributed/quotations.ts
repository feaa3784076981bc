import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { attributedProse } from '../../tuning.ts';
import type { Span } from '../span.ts';
import { isUnspaced } from '../words.ts';

/** Words in quotation marks: `start` to `end` are the words alone, `open` to `close` include the marks. */
export type Quotation = Span & { readonly open: number; readonly close: number };

const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
  '"': '"',
  '‘': '’',
  "'": "'",
};

/** The quotations of a paragraph, in order; those within others are part of them. */
export function quotationsIn(text: string, paragraph: Span): Quotation[] {
  const found: Quotation[] = [];
  for (let at = paragraph.start; at < paragraph.end; at++) {
    const marks = closers[text[at] ?? ''];
    if (marks === undefined || !opens(text, at)) continue;
    const close = closeOf(text, at, marks, Math.min(paragraph.end, at + attributedProse.maxQuotationLength));
    if (close < 0) continue;
    found.push({ open: at, close: close + 1, ...withoutBlanks(text, at + 1, close) });
    at = close;
  }
  return found;
}

/** An apostrophe and an inch mark open nothing. */
function opens(text: string, at: number): boolean {
  const [before = ' ', after = ' '] = [text[at - 1], text[at + 1]];
  if (/['‘"]/u.test(text[at] ?? '')) return !/[\p{L}\p{N}]/u.test(before) && !/\s/u.test(after);
  return true;
}

function closeOf(text: string, open: number, marks: string, limit: number): number {
  for (let at = open + 1; at < limit; at++) {
    const mark = text[at] ?? '';
    if (!marks.includes(mark)) continue;
    const isApostrophe = /['’]/u.test(mark) && /[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ');
    if (!isApostrophe) return at;
  }
  return -1;
}

/** Without the comma before "she said". */
function withoutBlanks(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && /\s/u.test(text[start] ?? '')) start++;
  while (end > start && /[\s,，、،]/u.test(text[end - 1] ?? '')) end--;
  return { start, end };
}

/** The text at the same length with quoted words made one word, so that their full stops and names are none of the sentence. */
export function withoutQuoted(text: string, quotations: readonly Quotation[], language: Language): string {
  let out = '';
  let at = 0;
  for (const { open, close } of quotations) {
    const inner = text.slice(open + 1, close - 1);
    const capital = /^[^\p{L}]*\p{Ll}/u.test(inner) ? 'x' : 'X';
    const endsSentence = !grammarOf(language).quotative && /[.!?।؟…。！？]$/u.test(inner);
    // Between Chinese sentences an opening mark would close the one before.
    const mark = isUnspaced(language) ? 'X' : text.slice(open, open + 1);
    const end = endsSentence ? inner.slice(-1) : 'x'.repeat(Math.min(1, Math.max(0, inner.length - 1)));
    out +=
      text.slice(at, open) +
      mark +
      (capital + 'x'.repeat(inner.length)).slice(0, Math.max(0, inner.length - end.length));
    out += end + text.slice(close - 1, close);
    at = close;
  }
  return out + text.slice(at);
}

export function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/gu)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
}
