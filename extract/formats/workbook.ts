import type { CellObject, DenseWorkSheet, ParsingOptions, Range, WorkBook } from '@e965/xlsx';
import type { Draft } from '../draft.ts';
import type { Extraction } from '../extract.ts';
import { type TableRow, writeTable } from '../table/table-rows.ts';

type Library = typeof import('@e965/xlsx');

/**
 * `dense` stores cells as arrays of rows. Only existing cells are visited, since a sheet may have its second cell a
 * million rows below its first. Excel shows its default date format by the reader's locale, which a file does not
 * contain, so such dates are written year first.
 */
const options: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  dateNF: 'yyyy-mm-dd',
};

/**
 * Reads the bytes of one workbook, already known to be of a kind that the library reads. Sheets are in order, each with
 * its name as heading if several have content; values as Excel shows them, formulas by their last result, merged cells
 * once. Hidden sheets are left out with a warning, because the person who uploads a workbook may not know what they
 * contain. Throws ExtractionError `corrupt` or `limit`.
 */
export function readWorkbook(library: Library, bytes: Buffer, draft: Draft): Extraction {
  const workbook = openWorkbook(library, bytes, draft);
  const sheets = visibleSheets(workbook, draft).map((name) => ({ name, rows: rowsOf(workbook.Sheets[name]) }));
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  for (const { name, rows } of filled) {
    if (filled.length > 1) {
      if (draft.length() > 0) draft.write('\n\n');
      draft.add(name.trim(), { kind: 'heading', level: 1, sheet: name });
    }
    writeTable(draft, rows, name);
  }
  return draft.finish();
}

/** By default the library silently skips parts that it cannot read. */
function openWorkbook({ read }: Library, bytes: Buffer, draft: Draft): WorkBook {
  try {
    return read(bytes, { ...options, WTF: true });
  } catch {
    const workbook = read(bytes, options);
    draft.warn({
      code: 'read_in_part',
      message:
        'This workbook is damaged, and some of it may be missing here. Open it, save it again and upload the new copy.',
    });
    return workbook;
  }
}

function visibleSheets({ SheetNames: names, Workbook: info }: WorkBook, draft: Draft): string[] {
  const hidden = names.filter((_, at) => info?.Sheets?.[at]?.Hidden);
  if (hidden.length > 0) {
    draft.warn({
      code: 'hidden_sheets_left_out',
      message: `Hidden sheets were left out: ${hidden.join(', ')}. Unhide them and upload the workbook again if they matter.`,
    });
  }
  return names.filter((name) => !hidden.includes(name));
}

/** Charts and macros are also listed as sheets, with a type of their own and without a table. */
function rowsOf(sheet: WorkBook['Sheets'][string] | undefined): TableRow[] {
  const data = sheet && !sheet['!type'] ? (sheet as DenseWorkSheet)['!data'] : undefined;
  if (!data) return [];
  const isCovered = coverOf(sheet?.['!merges'] ?? []);
  const rows: TableRow[] = [];
  for (const row in data) {
    const cells = cellsOf(data[row]).filter(({ column }) => !isCovered(Number(row), column));
    if (cells.length > 0) rows.push({ number: Number(row) + 1, cells });
  }
  return rows;
}

function cellsOf(row: CellObject[] = []): { column: number; text: string }[] {
  const cells = [];
  for (const column in row) {
    const text = textOf(row[column]);
    if (text !== '') cells.push({ column: Number(column), text });
  }
  return cells;
}

/** `w` is the displayed value; a few kinds of cells have only the raw value `v`. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'z') return '';
  return String(cell.w ?? cell.v ?? '').trim();
}

/** Whether a cell is covered by a merged one, whose value is in its top left cell. Call it row by row, downwards. */
function coverOf(merges: readonly Range[]): (row: number, column: number) => boolean {
  const waiting = [...merges].sort((one, other) => other.s.r - one.s.r);
  let open: Range[] = [];
  let at = -1;
  return (row, column) => {
    if (row !== at) {
      open = open.filter(({ e }) => e.r >= row);
      for (let next = waiting.at(-1); next && next.s.r <= row; next = waiting.at(-1)) {
        if (next.e.r >= row) open.push(next);
        waiting.pop();
      }
      at = row;
    }
    return open.some(({ s, e }) => s.c <= column && column <= e.c && !(s.r === row && s.c === column));
  };
}
