import { ExtractionError } from '../../errors.ts';
import { type DocFile, places, stretchesOf } from './doc-file.ts';

/** The formatting of a run of text bytes. `style` is an index into the style sheet, `depth` the table nesting. */
export type DocParagraph = {
  style: number;
  depth: number;
  isRowEnd: boolean;
  isCellEnd: boolean;
  isList: boolean;
  outline?: number;
};
export type DocCharacters = { isUnseen: boolean; symbol?: number };

/** Finds the formatting at a byte of the text; null if there is none. Fast for ascending positions. */
export type Runs<T> = (offset: number) => T | null;

type Run<T> = { start: number; end: number; value: T };
/** One property modifier: its number and its operand (MS-DOC 2.6). */
type Visit = (code: number, operand: Buffer) => void;

const pageLength = 512;
const pageNumber = 0x3fffff;

/** Which ranges are hidden, deleted, or characters of a symbol font. */
export function readCharacters(file: DocFile): Runs<DocCharacters> {
  return runsOf(file, places.characters, (page, count, at) => {
    const place = page.readUInt8((count + 1) * 4 + at) * 2;
    if (place === 0) return null;
    const result: DocCharacters = { isUnseen: false };
    visitSettings(page.subarray(place + 1, place + 1 + page.readUInt8(place)), (code, operand) => {
      if (code === 0x0800 || code === 0x083c) result.isUnseen ||= operand[0] === 1 || operand[0] === 0x81;
      if (code === 0x6a09) result.symbol = operand.readUInt16LE(2);
    });
    return result;
  });
}

/** The layout of each paragraph; looked up at the byte of its last character. */
export function readParagraphs(file: DocFile): Runs<DocParagraph> {
  return runsOf(file, places.paragraphs, (page, count, at) => {
    const place = page.readUInt8((count + 1) * 4 + at * 13) * 2;
    if (place === 0) return null;
    const words = page.readUInt8(place);
    const settings = words
      ? page.subarray(place + 1, place + words * 2)
      : page.subarray(place + 2, place + 2 + page.readUInt8(place + 1) * 2);
    return paragraphOf(settings.length >= 2 ? settings.readUInt16LE(0) : 0, settings.subarray(2), file.data);
  });
}

function paragraphOf(style: number, settings: Buffer, data: Buffer): DocParagraph {
  const result: DocParagraph = { style, depth: 0, isRowEnd: false, isCellEnd: false, isList: false };
  const visit: Visit = (code, operand) => {
    const isOn = operand[0] === 1;
    if (code === 0x2416 && isOn) result.depth = Math.max(result.depth, 1);
    else if (code === 0x6649) result.depth = Math.max(Math.min(operand.readInt32LE(0), 64), 0);
    else if (code === 0x2417 || code === 0x244c) result.isRowEnd ||= isOn;
    else if (code === 0x244b) result.isCellEnd = isOn;
    else if (code === 0x460b) result.isList = operand.readUInt16LE(0) > 0 && operand.readUInt16LE(0) < 0x7ff;
    else if (code === 0x2640) result.outline = operand[0];
    else if (code === 0x6645 || code === 0x6646) visitSettings(hugeSettings(data, operand.readUInt32LE(0)), visit);
  };
  visitSettings(settings, visit);
  return result;
}

/** Modifiers too long for their page are in the picture stream. They must not refer to others. */
function hugeSettings(data: Buffer, at: number): Buffer {
  if (at + 2 > data.length) return Buffer.alloc(0);
  const settings = data.subarray(at + 2, at + 2 + data.readUInt16LE(at));
  const first = settings.length >= 2 ? settings.readUInt16LE(0) : 0;
  return first === 0x6645 || first === 0x6646 ? Buffer.alloc(0) : settings;
}

/** The formatting of runs of text, stored in pages of 512 bytes (MS-DOC 2.9.33, ChpxFkp, and 2.9.175, PapxFkp). */
function runsOf<T>(
  { main, table }: DocFile,
  place: number,
  read: (page: Buffer, count: number, at: number) => T | null,
): Runs<T> {
  const pages = stretchesOf(table(place), 4);
  if (pages.length > main.length / pageLength) throw new ExtractionError('corrupt');
  const runs: Run<T>[] = [];
  for (const { content } of pages) {
    const start = (content.readUInt32LE(0) & pageNumber) * pageLength;
    const page = main.subarray(start, start + pageLength);
    if (page.length < pageLength) throw new ExtractionError('corrupt');
    const count = page.readUInt8(pageLength - 1);
    for (let at = 0; at < count && (at + 2) * 4 < pageLength; at += 1) {
      const value = read(page, count, at);
      if (value) runs.push({ start: page.readUInt32LE(at * 4), end: page.readUInt32LE(at * 4 + 4), value });
    }
  }
  return finderOf(runs.sort((one, other) => one.start - other.start));
}

function finderOf<T>(runs: readonly Run<T>[]): Runs<T> {
  let last = 0;
  const has = (at: number, offset: number) => {
    const run = runs[at];
    return run !== undefined && run.start <= offset && offset < run.end;
  };
  return (offset) => {
    if (!has(last, offset)) {
      let low = 0;
      let high = runs.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((runs[middle]?.start ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      last = Math.max(low - 1, 0);
    }
    return has(last, offset) ? (runs[last]?.value ?? null) : null;
  };
}

/** The top bits of a modifier's number give the length of its operand; two modifiers have special rules. */
function visitSettings(settings: Buffer, visit: Visit) {
  let at = 0;
  while (at + 3 <= settings.length) {
    const code = settings.readUInt16LE(at);
    const length = operandLength(code, settings, at + 2);
    const operand = settings.subarray(at + 2, at + 2 + length);
    if (operand.length < length) return;
    visit(code, operand);
    at += 2 + length;
  }
}

function operandLength(code: number, settings: Buffer, at: number): number {
  const kind = code >> 13;
  if (kind === 6 && code === 0xd608) return at + 2 <= settings.length ? settings.readUInt16LE(at) + 1 : 2;
  if (kind === 6) return settings.readUInt8(at) + 1;
  return [1, 1, 2, 4, 2, 2, 0, 3][kind] ?? 1;
}
