import * as z from 'zod/mini';
import { numbered } from './packed-blocks.ts';

/**
 * A range of a document's stored text with its address. `start` and `end` are UTF-16 offsets, end exclusive. Only the
 * address fields that apply to the format are present: `page`, `row`, `line` and `cue.index` count from 1.
 */
export const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'row', 'cue', 'code', 'note']),
  start: z.int(),
  end: z.int(),
  page: z.optional(z.int()),
  sheet: z.optional(z.string()),
  row: z.optional(z.int()),
  /** A column heading, or a cell address such as B4. */
  cell: z.optional(z.string()),
  cue: z.optional(z.object({ index: z.int(), startMs: z.int(), endMs: z.int() })),
  speaker: z.optional(z.string()),
  line: z.optional(z.int()),
  /** Heading depth, 1 to 6. */
  level: z.optional(z.int()),
});
export type Block = z.infer<typeof block>;

/**
 * Blocks in about a tenth of the space: a table has hundreds of thousands, which share headings and sheets and follow one another.
 * `numbers` holds per block the index of its address, the distance from the end of the block before, the length, and the differences of
 * the fields that its address names. A cue is three differences: index, start and end.
 */
export const packedBlocks = z.object({
  names: z.array(z.string()),
  addresses: z.array(
    z.extend(z.pick(block, { kind: true, sheet: true, level: true }), { numbered: z.array(z.enum(numbered)) }),
  ),
  numbers: z.array(z.int()),
});
export type PackedBlocks = z.infer<typeof packedBlocks>;

/** Blocks as they are stored: packed, or a list where an earlier version stored one. */
export type StoredBlocks = PackedBlocks | Block[];
