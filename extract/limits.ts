import { ExtractionError } from './errors.ts';

/** What one document may hold. Beyond it the file is refused with a sentence; nothing is ever cut in silence. */
export const maxTextLength = 5_000_000;
export const maxBlocks = 200_000;
const maxPages = 5_000;
/** Longest row of a table, in characters. A longer one is a file that is no table. */
export const maxRowLength = 1_000_000;
/** Deepest nesting that any format needs; a parser that follows more can be made to run out of stack. */
export const maxDepth = 512;

const split = 'Split it into smaller files and upload those.';

export function tooLong(): ExtractionError {
  return new ExtractionError(
    'limit',
    `This file holds more than ${maxTextLength / 1_000_000} million characters of text. ${split}`,
  );
}

export function tooManyBlocks(): ExtractionError {
  return new ExtractionError(
    'limit',
    `This file holds more than ${maxBlocks.toLocaleString('en')} paragraphs or cells. ${split}`,
  );
}

/** Throws ExtractionError `limit` when a document has more pages than are read. */
export function checkPageCount(pages: number) {
  if (pages > maxPages)
    throw new ExtractionError('limit', `This PDF has more than ${maxPages.toLocaleString('en')} pages. ${split}`);
}

export function tooDeep(): ExtractionError {
  return new ExtractionError(
    'limit',
    'This document nests too deeply to be read safely. Save its text as a new document and upload that.',
  );
}
