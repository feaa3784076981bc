import type { Cell } from './flow.ts';
import { maxBlocks, tooManyBlocks } from './limits.ts';
import type { StoryParagraph } from './story.ts';
import { createTableBlocks, type TableBlocks } from './table/table-blocks.ts';

/** The formatting of a paragraph, known at its end. `depth` is the number of enclosing tables. */
export type ParagraphProperties = { level?: number; isList: boolean; depth: number };

/** A text under construction with its own tables: the body, a text box, a note. */
export type StoryDraft = {
  paragraphs: StoryParagraph[];
  write: (text: string) => void;
  /** Ends the current paragraph or cell. White space alone is skipped. */
  endParagraph: (properties: ParagraphProperties) => void;
  endCell: (properties: ParagraphProperties) => void;
  endRow: (depth: number) => void;
  /** A text box is anchored in a paragraph, but is read after it. */
  addBox: (paragraphs: StoryParagraph[]) => void;
};

/** Tables nested deeper than a person would draw are treated as if nested this deep. */
const deepestTable = 64;

type OpenTable = { blocks: TableBlocks; row: number; column: number };

/** Starts an empty story; every table in it is added to `tables`. */
export function createStoryDraft(tables: TableBlocks[]): StoryDraft {
  const paragraphs: StoryParagraph[] = [];
  const open: OpenTable[] = [];
  let pieces: string[] = [];
  let boxes: StoryParagraph[] = [];

  const tableAt = (depth: number): OpenTable | undefined => {
    open.length = Math.min(open.length, depth);
    while (open.length < Math.min(depth, deepestTable)) {
      const table = { blocks: createTableBlocks(), row: 0, column: 0 };
      tables.push(table.blocks);
      open.push(table);
    }
    return open.at(-1);
  };
  const end = ({ depth, level, isList }: ParagraphProperties) => {
    const text = pieces.join('');
    pieces = [];
    const table = tableAt(depth);
    const cell: Cell | null = table ? { table: table.blocks, row: table.row, column: table.column } : null;
    if (text.trim() !== '') paragraphs.push({ text, isList, cell, ...(level !== undefined && { level }) });
    for (const box of boxes) paragraphs.push(box);
    if (paragraphs.length > maxBlocks) throw tooManyBlocks();
    boxes = [];
    return table;
  };
  return {
    paragraphs,
    write: (text) => pieces.push(text),
    /** Ends the current paragraph or cell. White space alone is skipped. */
    endParagraph: (properties) => void end(properties),
    endCell(properties) {
      const table = end({ ...properties, depth: Math.max(properties.depth, 1) });
      if (table) table.column += 1;
    },
    endRow(depth) {
      const table = tableAt(Math.max(depth, 1));
      if (table) Object.assign(table, { row: table.row + 1, column: 0 });
    },
    addBox(box) {
      for (const paragraph of box) boxes.push(paragraph);
    },
  };
}
