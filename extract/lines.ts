/** A line without its line break. `number` counts from 1; offsets refer to the text it was found in. */
export type Line = { number: number; start: number; end: number; text: string };

/** Iterates over the lines of a text. A line ends with CR LF, LF, or a lone CR as on old Macs. */
export function* linesOf(text: string): Generator<Line> {
  const lineBreak = /\r\n|\n|\r/g;
  let start = 0;
  let number = 1;
  for (const found of text.matchAll(lineBreak)) {
    yield { number, start, end: found.index, text: text.slice(start, found.index) };
    start = found.index + found[0].length;
    number += 1;
  }
  yield { number, start, end: text.length, text: text.slice(start) };
}

/** Shrinks a range so that it neither begins nor ends with white space. */
export function trimmedSpan(text: string, start: number, end: number): { start: number; end: number } {
  const stretch = text.slice(start, end);
  const lead = stretch.length - stretch.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + stretch.trimEnd().length) };
}

const opening =
  /^\s*(?:[\p{L}][^:：\n]{0,40}[:：](?=\s|$|[^\p{ASCII}])|[[(]?\d{1,2}:\d{2}(?::\d{2})?|[-*•–]\s|\d{1,3}[.)]\s)/u;

/** Whether a line begins a turn, an entry or an item: `Anna:`, `[00:12]`, `00:12:03`, `- `, `1.` */
export function opensAnew(line: string): boolean {
  return opening.test(line);
}
