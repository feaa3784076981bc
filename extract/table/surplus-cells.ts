import { comparedRows, findHeadings } from './table.ts';

const number = /^\s*[\d.,:;/%+$€£¥-]+\s*$/;

/**
 * Repairs rows with more cells than columns, caused by an unquoted comma: joins the pieces in the column where the rest
 * of the row then fits best. Returns the rows, and the positions of the repaired ones. Without headings, or if no row
 * is as wide as they are, the columns are unknown and nothing is changed.
 */
export function joinSurplus(rows: readonly string[][], delimiter: string): { rows: string[][]; mended: number[] } {
  const unchanged = { rows: rows.map(withoutEmptyEnd), mended: [] };
  const found = findHeadings(unchanged.rows.slice(0, comparedRows));
  const width = found ? withoutEmptyEnd(found.headings).length : 0;
  const below = unchanged.rows.slice((found?.row ?? 0) + 1);
  const fitting = below.filter((cells) => cells.length === width).slice(0, comparedRows);
  if (width < 2 || fitting.length === 0) return unchanged;
  const columns = Array.from({ length: width }, (_, column) => profileOf(fitting.map((cells) => cells[column] ?? '')));
  const mended: number[] = [];
  const joined = unchanged.rows.map((cells, at) => {
    if (cells.length <= width || at <= (found?.row ?? 0)) return cells;
    mended.push(at);
    return bestJoin(cells, columns, delimiter);
  });
  return { rows: joined, mended };
}

function withoutEmptyEnd(cells: string[]): string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  // Most rows have none, and copies of all of them would take as much memory again.
  return end === cells.length ? cells : cells.slice(0, end);
}

/** The profile of a column: the average length of its cells, and the share of numbers. */
type Profile = { length: number; numbers: number };

function profileOf(cells: readonly string[]): Profile {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const count = Math.max(1, filled.length);
  return {
    length: filled.reduce((sum, cell) => sum + cell.trim().length, 0) / count,
    numbers: filled.filter((cell) => number.test(cell)).length / count,
  };
}

function bestJoin(cells: readonly string[], columns: readonly Profile[], delimiter: string): string[] {
  const surplus = cells.length - columns.length;
  const tries = columns.map((profile, column) => {
    const joined = cells.slice(column, column + surplus + 1).join(delimiter);
    const row = [...cells.slice(0, column), joined, ...cells.slice(column + surplus + 1)];
    return { row, misfit: misfitOf(row, columns) - goesOn(cells, column, surplus), length: profile.length };
  });
  // If several fit equally well, the column with the longest texts is most likely to contain a comma.
  tries.sort((a, b) => a.misfit - b.misfit || b.length - a.length);
  return tries[0]?.row ?? [...cells];
}

function misfitOf(row: readonly string[], columns: readonly Profile[]): number {
  return columns.reduce((sum, { length, numbers }, column) => {
    const cell = row[column] ?? '';
    if (cell.trim() === '') return sum;
    const kind = Math.abs(numbers - (number.test(cell) ? 1 : 0));
    return sum + 4 * kind + Math.abs(Math.log((1 + cell.trim().length) / (1 + length)));
  }, 0);
}

const spaced = 2;

/** People put a space after a comma; programs put none after a delimiter. */
function goesOn(cells: readonly string[], column: number, surplus: number): number {
  const pieces = cells.slice(column + 1, column + surplus + 1);
  return spaced * pieces.filter((piece) => /^\s+\S/.test(piece)).length;
}
