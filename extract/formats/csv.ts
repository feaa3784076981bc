import type { CsvError, Options } from 'csv-parse';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import { createDraft, type Draft } from '../draft.ts';
import { ExtractionError } from '../errors.ts';
import type { Format } from '../extract.ts';
import { maxRowLength } from '../limits.ts';
import { joinSurplus } from '../table/surplus-cells.ts';
import { type TableRow, writeTable } from '../table/table-rows.ts';
import { isText, readText } from './plain-text.ts';

/**
 * Delimiter-separated tables. Stored text: one paragraph per row, with a line `Heading: value` per non-empty cell.
 * Blocks cover only the values; `row` counts as in a spreadsheet, so the headings are row 1.
 */
export const csv: Format = {
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes);
    const draft = createDraft();
    for (const warning of warnings) draft.warn(warning);
    const stated = /^sep=(.)\r?\n/i.exec(text);
    const table = stated ? text.slice(stated[0].length) : text;
    const delimiter = stated?.[1] ?? delimiterOf(table);
    const firstRow = stated ? 2 : 1;
    const { rows, mended } = joinSurplus(await readRows(draft, table, delimiter), delimiter);
    if (mended.length > 0) draft.warn(surplusWarning(mended.map((at) => firstRow + at)));
    writeTable(draft, rowsOf(rows, firstRow));
    return draft.finish();
  },
};

/**
 * Reads the rows. If a quotation mark is never closed, all quotation marks are treated as ordinary characters, with a
 * warning.
 */
async function readRows(draft: Draft, text: string, delimiter: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/sync');
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
    // The parser's arrays have room for many more cells than a narrow row has.
    on_record: (row: string[]) => row.slice(),
  };
  const read = (quoting: Options) => withoutStacks(() => parse(text, { ...options, ...quoting }) as string[][]);
  try {
    return read({});
  } catch {
    try {
      const rows = read({ quote: false });
      draft.warn({
        code: 'unbalanced_quotes',
        message: 'A quotation mark in this table is never closed, so quotation marks were read as ordinary characters.',
      });
      return rows;
    } catch (error) {
      throw unreadable(error as CsvError);
    }
  }
}

/**
 * The parser makes an error for each row that is longer or shorter than the first one, and then forgives it. Collecting
 * stacks for them takes most of the time of a large table.
 */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const rowsNamed = 5;

function surplusWarning(rows: readonly number[]): ExtractionWarning {
  const named = rows.slice(0, rowsNamed).join(', ');
  const which =
    rows.length === 1
      ? `Row ${named} of this table has`
      : `${rows.length} rows of this table (${named}${rows.length > rowsNamed ? ', …' : ''}) have`;
  return {
    code: 'surplus_cells',
    message: `${which} more cells than there are columns, so the extra cells were joined to the text they seem to belong to. Check those rows.`,
  };
}

function unreadable(error: CsvError): ExtractionError {
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return new ExtractionError('corrupt');
  return new ExtractionError(
    'limit',
    'A single row of this table is longer than a million characters. Check that each row is on a separate line, then upload it again.',
  );
}

const delimiters = [',', ';', '\t', '|'];

/**
 * The delimiter that splits the first lines most evenly, or one that does not occur if none does, for a single column.
 * Text between quotation marks is ignored.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '')
    .slice(0, 50);
  const scored = delimiters.map((delimiter) => scoreOf(delimiter, lines));
  const cutting = scored.filter(({ cuts }) => cuts);
  if (cutting.length === 0) return scored.find(({ times }) => times === 0)?.delimiter ?? ',';
  return cutting.reduce((one, other) => (other.score > one.score ? other : one)).delimiter;
}

const minShareOfLines = 0.8;

/**
 * A delimiter must split almost all lines, and half of them into the same number of parts, or into at least as many as
 * the headings. There may be a title above the headings, but then every line below must be split; otherwise it is prose
 * with an occasional comma.
 */
function scoreOf(delimiter: string, lines: readonly string[]) {
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  const times = counts.reduce((sum, count) => sum + count, 0);
  const top = counts.findIndex((count) => count > 0);
  const table = top < 0 ? [] : counts.slice(top);
  const usual = mostFrequent(table.filter((count) => count > 0));
  const even = table.filter((count) => count === usual).length;
  const asWide = table.filter((count) => count >= (table[0] ?? 0)).length;
  const enough = top > 0 ? table.length : table.length * minShareOfLines;
  const isCut = table.length > 0 && table.filter((count) => count > 0).length >= enough;
  return { delimiter, times, cuts: isCut && Math.max(even, asWide) * 2 >= table.length, score: even + usual / 1000 };
}

function mostFrequent(numbers: number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].sort(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

/** Yields the rows lazily: all rows of a large table at once would take too much memory. */
function rowsOf(rows: readonly string[][], firstRow: number): Iterable<TableRow> {
  return {
    *[Symbol.iterator]() {
      for (const [at, row] of rows.entries()) {
        const cells = row.map((value, column) => ({ column, text: value.trim() })).filter(({ text }) => text !== '');
        yield { number: firstRow + at, cells };
      }
    },
  };
}
