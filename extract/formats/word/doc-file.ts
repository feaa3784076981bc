import { openOle } from '../../container/ole.ts';
import { ExtractionError } from '../../errors.ts';

/** The streams of a Word document, and the header fields that locate everything in them. */
export type DocFile = {
  main: Buffer;
  data: Buffer;
  /** Lengths of the parts of the text in characters, in their order. */
  lengths: { body: number; footnotes: number; headers: number; comments: number; endnotes: number; boxes: number };
  /** A range of the table stream; `at` is where the header stores its offset and length. */
  table: (at: number) => Buffer;
};

/** Header positions (MS-DOC 2.5.6, FibRgFcLcb97) of the ranges that are read. */
export const places = {
  styles: 0xa2,
  footnotes: 0xb2,
  characters: 0xfa,
  paragraphs: 0x102,
  pieces: 0x1a2,
  endnotes: 0x212,
} as const;

const wordMark = 0xa5ec;
/** Word 97. Later versions write the same number or one above. */
const firstVersion = 0xc0;
const headLength = 0x382;
const isEncrypted = 0x0100;
const isInSecondTable = 0x0200;

/**
 * Opens a .doc of Word 97 to 2003. Throws ExtractionError `password_protected`, `corrupt`, or, for Word 6 and 95,
 * `unsupported_type` with advice.
 */
export function openDoc(bytes: Buffer): DocFile {
  const ole = openOle(bytes);
  const main = ole.read('WordDocument');
  if (!main || main.length < 32) throw new ExtractionError('corrupt');
  const flags = main.readUInt16LE(10);
  if (flags & isEncrypted) throw new ExtractionError('password_protected');
  if (main.readUInt16LE(0) !== wordMark || main.readUInt16LE(2) < firstVersion) throw tooOld();
  const tables = ole.read(flags & isInSecondTable ? '1Table' : '0Table');
  if (!tables || main.length < headLength) throw new ExtractionError('corrupt');
  const lengthAt = (at: number) => main.readUInt32LE(at);
  return {
    main,
    data: ole.read('Data') ?? Buffer.alloc(0),
    lengths: {
      body: lengthAt(0x4c),
      footnotes: lengthAt(0x50),
      headers: lengthAt(0x54) + lengthAt(0x58),
      comments: lengthAt(0x5c),
      endnotes: lengthAt(0x60),
      boxes: lengthAt(0x64),
    },
    table: (at) => tables.subarray(main.readUInt32LE(at), main.readUInt32LE(at) + main.readUInt32LE(at + 4)),
  };
}

function tooOld(): ExtractionError {
  return new ExtractionError(
    'unsupported_type',
    'This document was written by Word 95 or older, which cannot be read. Open it, save it as .docx and upload that.',
  );
}

/** A list of positions with `size` bytes of data for each range between two of them (MS-DOC 2.2.2, Plc). */
export function stretchesOf(list: Buffer, size: number): { start: number; end: number; content: Buffer }[] {
  const count = Math.max(Math.floor((list.length - 4) / (4 + size)), 0);
  return Array.from({ length: count }, (_, at) => ({
    start: list.readUInt32LE(at * 4),
    end: list.readUInt32LE(at * 4 + 4),
    content: list.subarray((count + 1) * 4 + at * size, (count + 1) * 4 + (at + 1) * size),
  }));
}
