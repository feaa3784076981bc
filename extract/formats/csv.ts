import type { CsvError, Options } from 'csv-parse';
import { createDraft, type Draft } from '../draft.ts';
import { ExtractionError } from '../errors.ts';
import type { Format } from '../extract.ts';
import { maxRowLength } from '../limits.ts';
import { type TableRow, writeTable } from '../table-rows.ts';
import { isText, readText } from './plain-text.ts';

/**
 * Tables of separated values. Stored text: a stretch for each row with a line `Heading: value` for each filled cell.
 * Blocks cover the values only; `row` counts as a spreadsheet does, so the headings are row 1.
 */
export const csv: Format = {
  extensions: ['csv'],
  mediaType: 'text/csv',
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes);
    const draft = createDraft();
    for (const warning of warnings) draft.warn(warning);
    const stated = /^sep=(.)\r?\n/i.exec(text);
    const table = stated ? text.slice(stated[0].length) : text;
    const rows = await readRows(draft, table, stated?.[1] ?? delimiterOf(table));
    writeTable(draft, rowsOf(rows, stated ? 2 : 1));
    return draft.finish();
  },
};

/** Reads the rows. Where a quotation mark is never closed, all of them are read as ordinary characters, with a warning. */
async function readRows(draft: Draft, text: string, delimiter: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/sync');
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  };
  try {
    return parse(text, options) as string[][];
  } catch {
    try {
      const rows = parse(text, { ...options, quote: false }) as string[][];
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

function unreadable(error: CsvError): ExtractionError {
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return new ExtractionError('corrupt');
  return new ExtractionError(
    'limit',
    'A single row of this table is longer than a million characters. Check that its rows are on lines of their own, then upload it again.',
  );
}

const delimiters = [',', ';', '\t', '|'];

/** The delimiter that cuts the first lines most evenly. What stands between quotation marks does not count. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '')
    .slice(0, 50);
  const scored = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = mostFrequent(counts.filter((times) => times > 0));
    return { delimiter, score: counts.filter((times) => times === usual).length + usual / 1000 };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score >= 1 ? best.delimiter : ',';
}

function mostFrequent(numbers: number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].sort(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

function rowsOf(rows: string[][], firstRow: number): TableRow[] {
  return rows.map((row, at) => ({
    number: firstRow + at,
    cells: row.map((value, column) => ({ column, text: value.trim() })).filter(({ text }) => text !== ''),
  }));
}
