import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { zipFile } from './zip-file.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx with one sheet around the XML of its rows; `after` follows them, as merged cells do. */
export function xlsxFile(rows: string, after = ''): Buffer {
  return zipFile([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${parts}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Answers" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    },
  ]);
}

/** A cell with inline text. */
export function textCell(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** A workbook of sheets with these rows, as the program of its time wrote it. */
export function workbookFile(
  sheets: Record<string, unknown[][]>,
  bookType: 'xlsx' | 'biff8' | 'biff5' | 'xlsb',
): Buffer {
  const book: WorkBook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return Buffer.from(write(book, { type: 'buffer', bookType }));
}

/** An OLE container with these streams; a path such as `/Objects/1/WordDocument` is nested deeper. */
export function oleFile(streams: Record<string, Uint8Array>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [path, bytes] of Object.entries(streams)) CFB.utils.cfb_add(container, path, Buffer.from(bytes));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}
