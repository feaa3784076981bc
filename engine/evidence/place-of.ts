import type { Block } from '#contract/documents/blocks.ts';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { EngineDocument } from '../engine.ts';

/** Page, time, row or line of an offset, in words of the project's language; the line where the file knows nothing better. */
export function placeOf(document: EngineDocument, start: number, language: Language): string {
  const { templates } = languagePack(language);
  const block = blockAt(document.blocks, start);
  if (block?.cue) return templates.place({ startMs: block.cue.startMs });
  if (block?.page !== undefined) return templates.place({ page: block.page });
  if (block?.row !== undefined) {
    const sheet = block.sheet === undefined ? {} : { sheet: block.sheet };
    const cell = block.cell === undefined ? {} : { cell: block.cell };
    return templates.place({ row: block.row, ...sheet, ...cell });
  }
  return templates.place({ line: block?.line ?? lineOf(document.text, start) });
}

/** The last block that begins at or before the offset; blocks are in reading order. */
export function blockAt(blocks: readonly Block[], start: number): Block | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  return block && start < block.end ? block : undefined;
}

function lineOf(text: string, at: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}
