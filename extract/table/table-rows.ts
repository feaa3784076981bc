import type { Draft } from '../draft.ts';
import { maxTextLength } from '../limits.ts';
import { columnName, comparedRows, findHeadings, guessSpeakerColumn, speakerColumn, speakerOf } from './table.ts';

/** A row of a table with only its non-empty cells, in order. `number` counts as in a spreadsheet, `column` from 0. */
export type TableRow = { number: number; cells: readonly { column: number; text: string }[] };

/**
 * Writes a table: one paragraph per row, with a line `Heading: value` per non-empty cell, or the values alone where the repeated
 * headings would make the text too long. Blocks cover only the values and carry the row, the heading of the column (or the cell's address if it has none), and the speaker of the row if
 * there is a speaker column. Time and memory depend on the number of non-empty cells, not on the size of the table.
 * It iterates over the rows several times, so `rows` may create them lazily.
 */
export function writeTable(draft: Draft, rows: Iterable<TableRow>, sheet?: string) {
  const { grid, columns } = gridOf(firstFilled(rows));
  const found = findHeadings(grid);
  const headings = new Map(found?.headings.map((heading, at) => [columns[at], heading]));
  const isNamed = draft.length() + lengthWithHeadings(rows, headings) <= maxTextLength;
  const speakers = columns[found ? speakerColumn(found.headings) : guessSpeakerColumn(grid)];
  let at = -1;
  for (const { number, cells } of rows) {
    if (cells.length === 0 || ++at === found?.row) continue;
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

/** The rows with content by which the table is judged. */
function firstFilled(rows: Iterable<TableRow>): TableRow[] {
  const filled: TableRow[] = [];
  for (const row of rows) {
    if (filled.length === comparedRows) break;
    if (row.cells.length > 0) filled.push(row);
  }
  return filled;
}

/** How long a table becomes, at most. */
function lengthWithHeadings(rows: Iterable<TableRow>, headings: ReadonlyMap<number | undefined, string>): number {
  const lengthOf = ({ cells }: TableRow) =>
    cells.reduce((sum, { column, text }) => sum + text.length + (headings.get(column)?.length ?? 0) + 3, 1);
  let length = 0;
  for (const row of rows) length += lengthOf(row);
  return length;
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
