import { briefTable } from '../../../tuning/questions.ts';

/** A table pasted as text, its cells apart by tabs or bars: each row as an item, its subject and what a later cell says of it. */
export function withTableRows(text: string): string {
  const lines = text.split('\n');
  for (const mark of ['\t', '|']) {
    const [from, to] = rowsIn(lines, mark);
    if (to - from < briefTable.minRows) continue;
    const rows = lines.slice(from, to).map((line) => line.split(mark).map((cell) => cell.trim()));
    const items = itemsOf(rows);
    if (items) return [...lines.slice(0, from), ...items.map((item) => `- ${item}`), '', ...lines.slice(to)].join('\n');
  }
  return text;
}

/** The first lines in a row that have cells, and where they end. */
function rowsIn(lines: readonly string[], mark: string): [from: number, to: number] {
  // Two cells may be the label and the value of a form, so they make no table.
  const isRow = (line: string) => line.split(mark).length >= briefTable.minColumns;
  const from = lines.findIndex(isRow);
  if (from < 0) return [0, 0];
  const length = lines.slice(from).findIndex((line) => !isRow(line));
  return [from, length < 0 ? lines.length : from + length];
}

function itemsOf(rows: readonly (readonly string[])[]): string[] | null {
  const [head = [], ...others] = rows;
  const hasHead = head.every((cell) => wordsIn(cell) <= briefTable.maxWordsOfHead && !/\d/u.test(cell));
  const body = hasHead ? others : rows;
  const columns = [...Array(Math.max(...rows.map((row) => row.length))).keys()];
  const cellsOf = (column: number) => body.map((row) => row[column] ?? '').filter(Boolean);
  const isText = (column: number, minWords: number) => {
    const cells = cellsOf(column);
    const words = cells.reduce((sum, cell) => sum + wordsIn(cell), 0);
    return cells.length * 2 >= body.length && words >= cells.length * minWords && areDifferent(cells);
  };
  const subject = columns.find((column) => isText(column, briefTable.minWordsOfSubject));
  if (subject === undefined) return null;
  const remark = columns.find((column) => column > subject && isText(column, briefTable.minWordsOfRemark));
  return body.flatMap((row) => {
    const said = (row[subject] ?? '').replace(/^["“„«]\s?|\s?["”“»]$/gu, '');
    const more = remark === undefined ? '' : (row[remark] ?? '');
    return said === '' ? [] : [more && !/[?？]$/u.test(said) ? `${said} – ${more}` : said];
  });
}

const areDifferent = (cells: readonly string[]): boolean =>
  new Set(cells).size >= cells.length * briefTable.minDifferentShare;
const wordsIn = (cell: string): number => cell.split(/\s+/u).filter(Boolean).length;
