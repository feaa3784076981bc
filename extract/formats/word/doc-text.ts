import { ExtractionError } from '../../errors.ts';
import { maxTextLength, tooLong } from '../../limits.ts';
import { type DocFile, places, stretchesOf } from './doc-file.ts';

/** A range of the text in the file: character `start` is at byte `offset`, each character has `width` bytes. */
export type DocPiece = { start: number; text: string; offset: number; width: 1 | 2 };

/** The text of all parts, including headers and comments, so it can be longer than what is read. */
const maxTextOfFile = 4 * maxTextLength;
const isCompressed = 0x40000000;

/** Reads the pieces in the order of the text (MS-DOC 2.4.1). Throws ExtractionError `corrupt` or `limit`. */
export async function readPieces(file: DocFile): Promise<DocPiece[]> {
  const { default: iconv } = await import('iconv-lite');
  let length = 0;
  return stretchesOf(pieceTable(file.table(places.pieces)), 8).map(({ start, end, content }) => {
    const count = end - start;
    if (count < 0 || start !== length) throw new ExtractionError('corrupt');
    length += count;
    if (length > maxTextOfFile) throw tooLong();
    const place = content.readUInt32LE(2);
    const width = place & isCompressed ? 1 : 2;
    const offset = width === 1 ? (place & (isCompressed - 1)) / 2 : place;
    const bytes = file.main.subarray(offset, offset + count * width);
    if (bytes.length < count * width) throw new ExtractionError('corrupt');
    return { start, text: iconv.decode(bytes, width === 1 ? 'cp1252' : 'utf16le', { stripBOM: false }), offset, width };
  });
}

/** The piece table follows lists of changes that only concern formatting. */
function pieceTable(list: Buffer): Buffer {
  let at = 0;
  while (at + 3 <= list.length && list[at] === 1) at += 3 + list.readUInt16LE(at + 1);
  if (at + 5 > list.length || list[at] !== 2) throw new ExtractionError('corrupt');
  return list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
}
