import type { Block } from '#contract/documents/blocks.ts';
import { columnName, findHeadings, guessSpeakerColumn, speakerColumn, speakerOf } from './table.ts';

/** A table inside a document while it is read. Its cells' blocks get their headings once the whole table is known. */
export type TableBlocks = {
  /** `row` and `column` count from 0. A cell can have several blocks. */
  place: (row: number, column: number, text: string, block: Block) => void;
  /** Gives each block the heading of its column and, if there is a speaker column, the speaker of its row. */
  finish: () => void;
};

export function createTableBlocks(): TableBlocks {
  const texts: string[][] = [];
  const placed: { row: number; column: number; block: Block }[] = [];
  return {
    place(row, column, text, block) {
      texts[row] ??= [];
      const cells = texts[row];
      cells[column] = cells[column] === undefined ? text : `${cells[column]}\n${text}`;
      placed.push({ row, column, block });
    },
    finish() {
      const rows = Array.from(texts, (row) => Array.from(row ?? [], (cell) => cell ?? ''));
      const isGrid = rows.every((row) => row.length > 1 || row.length === 0);
      const found = isGrid ? findHeadings(rows) : null;
      const headings = found?.headings ?? [];
      const speakers = found ? speakerColumn(headings) : guessSpeakerColumn(rows);
      for (const { row, column, block } of placed) {
        const isBelow = row > (found?.row ?? -1);
        block.cell = (isBelow && headings[column]) || `${columnName(column)}${row + 1}`;
        const speaker = isBelow ? speakerOf(rows[row]?.[speakers], headings[speakers]) : undefined;
        if (speaker) block.speaker = speaker;
      }
    },
  };
}
