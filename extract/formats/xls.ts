import { openOle } from '../container/ole.ts';
import { bufferOf, isBareWorkbook, isContent } from '../content.ts';
import { createDraft } from '../draft.ts';
import { ExtractionError } from '../errors.ts';
import type { Format } from '../extract.ts';

/** Old Excel workbooks: BIFF8 (1997 to 2003), BIFF5 (1993 to 1995) and, without a container, 2 to 4. Text: see `readWorkbook`. */
export const xls: Format = {
  sniff: (bytes) => isContent(bytes, 'xls'),
  async parse(bytes) {
    const book = bookOf(bufferOf(bytes));
    if (isEncrypted(book)) throw new ExtractionError('password_protected');
    const library = await import('@e965/xlsx');
    const { readWorkbook } = await import('./workbook.ts');
    library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
    return readWorkbook(library, book, createDraft());
  },
};

/** The stream of records, so that the library does not have to open the container. Excel 5 and 95 called it `Book`. */
function bookOf(bytes: Buffer): Buffer {
  if (isBareWorkbook(bytes)) return bytes;
  const ole = openOle(bytes);
  const book = ole.read('Workbook') ?? ole.read('Book');
  if (!book || !isBareWorkbook(book)) throw new ExtractionError('corrupt');
  return book;
}

const filePass = 0x2f;
const endOfFile = 0x0a;

/** The FilePass record is among the first ones, before anything encrypted (MS-XLS 2.4.117). */
function isEncrypted(book: Buffer): boolean {
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) {
    const record = book.readUInt16LE(at);
    if (record === filePass) return true;
    if (record === endOfFile) return false;
  }
  return false;
}
