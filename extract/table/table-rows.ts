import type { Draft } from '../draft.ts';
import { maxTextLength } from '../limits.ts';
import { columnName, comparedRows, findHeadings, guessSpeakerColumn, speakerColumn, speakerOf } from './table.ts';

/** A row of a table with only its non-empty cells, in order. `number` counts as in a spreadsheet, `column` from 0. */
export type TableRow = { number: number; cells: readonly { column: number; text: string }[] };

/**
 * Writes a table: one paragraph per row, with a line `Heading: value` per non-empty cell, or the values alone where the repeated
 * headings would make the text too long. Blocks cover only the values and carry the row, the heading of the column (or the cell's address if it has none), and the speaker of the row if
 * there is a speaker column. Time and memory depend on the number of non-empty cells, not on the size of the table.
 */
export function writeTable(draft: Draft, rows: readonly TableRow[], sheet?: string) {
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const { grid, columns } = gridOf(filled.slice(0, comparedRows));
  const found = findHeadings(grid);
  const headings = new Map(found?.headings.map((heading, at) => [columns[at], heading]));
  const isNamed = draft.length() + lengthWithHeadings(filled, headings) <= maxTextLength;
  const speakers = columns[found ? speakerColumn(found.headings) : guessSpeakerColumn(grid)];
  for (const [at, { number, cells }] of filled.entries()) {
    if (at === found?.row) continue;
    const isBelow = at > (found?.row ?? -1);
    const name = isBelow ? cells.find(({ column }) => column === speakers)?.text : undefined;
    const speaker = speakerOf(name, headings.get(speakers));
    if (isNamed && draft.length() > 0) draft.write('\n');
    for (const { column, text } of cells) {
      if (draft.length() > 0) draft.write('\n');
      const heading = isBelow ? headings.get(column) : undefined;
      if (heading && isNamed) draft.write(/[?？:：]$/.test(heading) ? `${heading} ` : `${heading}: `);
      const cell = heading || `${columnName(column)}${number}`;
      draft.add(text, { kind: 'row', ...(sheet && { sheet }), row: number, cell, ...(speaker && { speaker }) });
    }
  }
}

/** How long a table becomes, at most. */
function lengthWithHeadings(rows: readonly TableRow[], headings: ReadonlyMap<number | undefined, string>): number {
  const lengthOf = ({ cells }: TableRow) =>
    cells.reduce((sum, { column, text }) => sum + text.length + (headings.get(column)?.length ?? 0) + 3, 1);
  return rows.reduce((sum, row) => sum + lengthOf(row), 0);
}

/** The rows as arrays of equal length, with empty cells as empty strings and without empty columns. */
function gridOf(rows: readonly TableRow[]): { grid: string[][]; columns: number[] } {
  const used = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const columns = [...used].sort((one, other) => one - other);
  const places = new Map(columns.map((column, at) => [column, at]));
  const grid = rows.map(({ cells }) => {
    const row = Array<string>(columns.length).fill('');
    for (const { column, text } of cells) row[places.get(column) ?? 0] = text;
    return row;
  });
  return { grid, columns };
}
