import type { Block } from '#contract/documents/blocks.ts';
import type { Draft } from './draft.ts';
import { type Cell, createFlow } from './flow.ts';
import type { TableBlocks } from './table/table-blocks.ts';

/** A paragraph of a word processor's document. `level` (1 to 6) makes it a heading; `page` counts from 1. */
export type StoryParagraph = { text: string; level?: number; isList: boolean; cell: Cell | null; page?: number };

/** Writes paragraphs, headings, list items and cells in order, and gives table cells their headings and speakers. */
export function writeStory(draft: Draft, paragraphs: readonly StoryParagraph[], tables: readonly TableBlocks[]) {
  const put = createFlow(draft);
  for (const { text, level, isList, cell, page } of paragraphs) {
    put(text.trim(), { ...kindOf(level, isList, cell !== null), ...(page && { page }) }, cell);
  }
  for (const table of tables) table.finish();
}

function kindOf(level: number | undefined, isList: boolean, isInCell: boolean): Pick<Block, 'kind' | 'level'> {
  if (isInCell) return { kind: 'row' };
  if (level !== undefined) return { kind: 'heading', level };
  return { kind: isList ? 'list-item' : 'paragraph' };
}

/** Writes one footnote or endnote after everything before it; its paragraphs become lines. */
export function writeNote(draft: Draft, paragraphs: readonly string[]) {
  const text = paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean);
  if (text.length === 0) return;
  if (draft.length() > 0) draft.write('\n\n');
  draft.add(text.join('\n'), { kind: 'note' });
}

/** Warns that reviewers' comments, which are not part of the document, were left out. */
export function warnOfComments(draft: Draft) {
  draft.warn({
    code: 'comments_left_out',
    message: 'The comments of this document were left out; only its text was read.',
  });
}
