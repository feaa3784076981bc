import { header as headerTuning } from '../../tuning.ts';
import { labelKey } from '../labels/role-labels.ts';
import type { Span } from '../span.ts';

/** A line of a talk that is not empty, and its place. */
export type Line = Span & { readonly text: string };

const { maxLengthOfCells, maxRowsOfTable, minRowsOfTable } = headerTuning;

/** The lines of a text that are not empty, in order; the rows of a table of two columns at its head read as fields. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\r\n]+/g))
    if (match[0].trim()) lines.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  return asFields(lines);
}

/** A table of two columns at the head is read as fields: "Role   | pharmacist". */
function asFields(lines: Line[]): Line[] {
  const cells = /^([^|:：]{2,30}?)\s*\|\s+(?=\S)/u;
  const rows = lines.slice(0, maxRowsOfTable).filter(({ text }) => cells.test(text) && !/\|.*\|/u.test(text));
  if (rows.length < minRowsOfTable) return lines;
  return lines.map((line) => (rows.includes(line) ? { ...line, text: line.text.replace(cells, '$1: ') } : line));
}

/** A number, and what precedes two spaces or the end of a cell: "12   M   And then?", "12|00:01:07|JM|And then?" */
const cellsBefore =
  /^\s*(?:\d{1,4}[.):]?\s+)?(\p{L}[\p{L}\d]{0,7})\s{2,}\S|(?<=^|[\t|;])\s*(\p{L}[\p{L}\d]{0,7})\s*(?=[\t|;])/gu;

/** Short labels that come back in the first columns of a talk. */
export function labelsInCells(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const [, first, cell] of text.slice(0, maxLengthOfCells).matchAll(cellsBefore)) {
      const key = labelKey(first ?? cell ?? '');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts].flatMap(([key, count]) => (count > 1 ? [key] : []));
}
