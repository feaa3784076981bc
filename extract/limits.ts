import { ExtractionError } from './errors.ts';

/** Limits of one document. A file beyond them is refused with a message; nothing is silently truncated. */
export const maxTextLength = 10 * 1024 * 1024;
/** Of paragraphs, captions and the like. A browser scrolls no further than about that many lines. */
export const maxBlocks = 400_000;
export const maxCells = 1_000_000;
const maxPages = 5_000;
/** Longest row of a table, in characters. A file with a longer row is not a table. */
export const maxRowLength = 1_000_000;
/** Deepest nesting that any format needs; a parser that follows deeper nesting can run out of stack. */
export const maxDepth = 512;

const split = 'Split it into smaller files and upload those.';

export function tooLong(): ExtractionError {
  return new ExtractionError(
    'limit',
    `This file contains more than ${maxTextLength.toLocaleString('en')} characters of text. ${split}`,
  );
}

export function tooManyBlocks(): ExtractionError {
  return new ExtractionError(
    'limit',
    `This file contains more than ${maxBlocks.toLocaleString('en')} paragraphs. ${split}`,
  );
}

export function tooManyCells(): ExtractionError {
  return new ExtractionError('limit', `This file contains more than ${maxCells.toLocaleString('en')} cells. ${split}`);
}

/** Throws ExtractionError `limit` when a document has too many pages. */
export function checkPageCount(pages: number) {
  if (pages > maxPages)
    throw new ExtractionError('limit', `This PDF has more than ${maxPages.toLocaleString('en')} pages. ${split}`);
}

export function tooDeep(): ExtractionError {
  return new ExtractionError(
    'limit',
    'This document is nested too deeply to be read safely. Save its text as a new document and upload that.',
  );
}
