import { describe, expect, test } from 'vitest';
import type { ExtractionResult } from '../extract.ts';
import { extractBytes } from '../registry.ts';
import { oleFile, textCell, workbookFile, xlsxFile } from '../testing/workbook-file.ts';

const read = (fileName: string, bytes: Uint8Array) => extractBytes({ fileName, bytes });
const textOf = (result: ExtractionResult) => (result.ok ? result.text : result.code);

const rows = [
  ['Speaker', 'Said'],
  ['Noor', 'The ferry is always late.'],
  ['Ravi', 'Not on Sundays.'],
];

describe('a workbook', () => {
  test.each([
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
    ['xls', 'biff5'],
  ] as const)('.%s of kind %s tells who says what, and where', async (type, bookType) => {
    const result = await read(`a.${type}`, workbookFile({ Pier: rows }, bookType));
    expect(result).toMatchObject({
      ok: true,
      text: 'Speaker: Noor\nSaid: The ferry is always late.\n\nSpeaker: Ravi\nSaid: Not on Sundays.',
      warnings: [],
    });
    expect(result.ok && result.blocks.at(-1)).toEqual({
      kind: 'row',
      start: 67,
      end: 82,
      sheet: 'Pier',
      row: 3,
      cell: 'Said',
      speaker: 'Ravi',
    });
  });

  test.each(['xlsx', 'biff8'] as const)('of kind %s names its sheets where it has several', async (bookType) => {
    const sheets = { Pier: [['Late again.']], Empty: [], Quay: [['On time.']] };
    const type = bookType === 'xlsx' ? 'xlsx' : 'xls';
    expect(textOf(await read(`a.${type}`, workbookFile(sheets, bookType)))).toBe(
      'Pier\n\nLate again.\n\nQuay\n\nOn time.',
    );
  });

  test('finds headings in a table that stands away from the corner', async () => {
    const away = [[], [], ...rows.map((row) => [...Array(40).fill(null), ...row])];
    expect(textOf(await read('a.xlsx', workbookFile({ Pier: away }, 'xlsx')))).toContain('Said: Not on Sundays.');
  });

  test('shows a formula by its result and a merged cell once', async () => {
    const cells = `<row r="1">${textCell('A1', 'Both piers')}${textCell('B1', 'unseen')}<c r="C1"><f>1+1</f><v>2</v></c></row>`;
    const merged = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>';
    expect(textOf(await read('a.xlsx', xlsxFile(cells, merged)))).toBe('Both piers\n2');
  });

  test('with a cell in each of its far corners takes no longer than one with two cells', async () => {
    const corners = `<row r="1">${textCell('A1', 'here')}</row><row r="1048576">${textCell('XFD1048576', 'there')}</row>`;
    expect(textOf(await read('a.xlsx', xlsxFile(corners)))).toBe('here\n\nthere');
  });

  test('says when a part of it cannot be read', async () => {
    const file = workbookFile({ Pier: rows, Quay: rows }, 'biff8');
    const damaged = Buffer.from(file);
    const middle = file.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00]), file.indexOf('Speaker'));
    damaged.fill(0xff, middle + 40, middle + 60);
    const result = await read('a.xls', damaged);
    expect(result.ok ? result.warnings.map(({ code }) => code) : [result.code]).toEqual([
      expect.stringMatching(/^(read_in_part|corrupt)$/),
    ]);
  });
});

describe('an old workbook', () => {
  test('that holds a Word document is still a workbook', async () => {
    const word = oleFile({ '/Workbook': Buffer.from('x'), '/MBD1/WordDocument': Buffer.from('x') });
    expect(textOf(await read('a.doc', word))).toBe('mislabelled');
  });

  test('whose records are encrypted asks for a copy without the password', async () => {
    const beginning = Buffer.from('0908100000060500bb0dcc0700000000060000002f000600000012345678', 'hex');
    expect(textOf(await read('a.xls', oleFile({ '/Workbook': beginning })))).toBe('password_protected');
  });

  test.each([
    ['a web page', '<html><body><table><tr><td>Noor</td></tr></table></body></html>', 'Rename it to end in .html'],
    ['separated values', 'Speaker\tSaid\nNoor\tLate again.\n', 'Rename it to end in .csv'],
    [
      'an XML spreadsheet',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
      'save it as .xlsx',
    ],
  ])('that is really %s is called so', async (_, text, words) => {
    expect(await read('a.xls', Buffer.from(text))).toMatchObject({
      code: 'mislabelled',
      message: expect.stringContaining(words),
    });
  });

  test('a binary workbook named .xlsx is sent back to Excel', async () => {
    expect(await read('a.xlsx', workbookFile({ Pier: rows }, 'xlsb'))).toMatchObject({
      code: 'mislabelled',
      message: expect.stringContaining('Save it as .xlsx'),
    });
  });
});
