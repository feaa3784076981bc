import type { Block } from '#contract/documents/blocks.ts';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import type { Extraction } from './extract.ts';
import { maxBlocks, maxCells, maxTextLength, tooLong, tooManyBlocks, tooManyCells } from './limits.ts';

export type Address = Omit<Block, 'start' | 'end'>;

/** Pieces are joined in batches of this size: one string per cell of a large table would take more memory than the text. */
const piecesInPortion = 1_000;

/** A text under construction, with the blocks that address it. */
export type Draft = {
  /** Adds text that no block covers: line breaks, labels. */
  write: (text: string) => void;
  /** Adds text that one block covers. White space alone is skipped and returns null. */
  add: (text: string, address: Address) => Block | null;
  warn: (warning: ExtractionWarning) => void;
  length: () => number;
  finish: () => Extraction;
};

/**
 * Starts an empty draft. `write` and `add` throw ExtractionError `limit` as soon as the text exceeds the limits, so
 * that a small file that expands into a huge one is stopped early.
 */
export function createDraft(): Draft {
  const portions: string[] = [];
  let pieces: string[] = [];
  const blocks: Block[] = [];
  const warnings: ExtractionWarning[] = [];
  let length = 0;
  let cells = 0;

  const write = (text: string) => {
    const clean = cleanText(text);
    length += clean.length;
    if (length > maxTextLength) throw tooLong();
    pieces.push(clean);
    if (pieces.length === piecesInPortion) {
      portions.push(pieces.join(''));
      pieces = [];
    }
  };
  return {
    write,
    add(text, address) {
      if (text.trim() === '') return null;
      const start = length;
      write(text);
      if (length === start) return null;
      if (address.kind === 'row' && ++cells > maxCells) throw tooManyCells();
      if (blocks.length - cells >= maxBlocks) throw tooManyBlocks();
      const block = { ...address, start, end: length };
      blocks.push(block);
      return block;
    },
    warn: (warning) => warnings.push(warning),
    length: () => length,
    finish: () => ({ text: [...portions, ...pieces].join(''), blocks, warnings }),
  };
}

/** PostgreSQL rejects NUL, and a lone surrogate has no UTF-8: neither may reach the stored text. */
export function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}
