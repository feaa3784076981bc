/** What one document may hold. Beyond it the file is refused with a sentence; nothing is ever cut in silence. */
export const maxTextLength = 5_000_000;
export const maxBlocks = 200_000;
export const maxPages = 5_000;
/** Longest row of a table, in characters. A longer one is a file that is no table. */
export const maxRowLength = 1_000_000;
/** Deepest nesting that any format needs; a parser that follows more can be made to run out of stack. */
export const maxDepth = 512;
