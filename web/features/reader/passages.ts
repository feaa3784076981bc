import type { Block } from '#contract/documents/blocks.ts';

/** UTF-16 offsets into the document's stored text, end exclusive. */
export type Span = { start: number; end: number };

/** One stretch of the text on a line; without a block when the extraction gave no address for it. */
export type Row = Span & { block: Block | null };

/** A stretch of a row; `span` is the index of the span that it belongs to, `isName` says that it names the speaker. */
export type Piece = { start: number; text: string; span: number | null; isName: boolean };

/** Cuts the whole text into rows. Nothing but white space is left out, whatever the blocks cover; blocks may overlap. */
export function rowsOf(text: string, blocks: readonly Block[]): Row[] {
  const rows: Row[] = [];
  let at = 0;
  const add = (end: number, block: Block | null) => {
    const from = firstInk(text, at, end);
    if (from < end) rows.push({ start: block ? at : from, end: block ? end : lastInk(text, from, end), block });
    at = end;
  };
  for (const block of inOrder(blocks)) {
    const start = Math.max(at, block.start);
    const end = Math.min(block.end, text.length);
    if (end <= start) continue;
    add(start, null);
    add(end, block);
  }
  add(text.length, null);
  return rows;
}

const space = /\s/;
const isSpace = (text: string, at: number) => space.test(text.charAt(at));

/** Where the first character that is no white space is, else the end. */
function firstInk(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text, at)) at++;
  return at;
}

/** Where the white space before the end begins. */
function lastInk(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text, at - 1)) at--;
  return at;
}

/** Blocks are stored in order, apart from those that lie in others. */
function inOrder(blocks: readonly Block[]): readonly Block[] {
  const compare = (a: Block, b: Block) => a.start - b.start || b.end - a.end;
  const isInOrder = blocks.every((block, i) => i === 0 || compare(blocks[i - 1] as Block, block) <= 0);
  return isInOrder ? blocks : blocks.toSorted(compare);
}

/** Cuts a row where spans and names begin and end. Where spans overlap, the earlier one of the list has the text. */
export function piecesOf(
  text: string,
  { start, end }: Span,
  spans: readonly Span[],
  names: readonly Span[] = [],
): Piece[] {
  const near = spans.map((span, index) => ({ ...span, index })).filter((span) => span.start < end && span.end > start);
  const borders = [...near, ...names].flatMap((span) => [Math.max(start, span.start), Math.min(end, span.end)]);
  const cuts = [...new Set([start, end, ...borders])].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? end;
    const holds = (span: Span) => span.start <= from && span.end >= to;
    const span = near.find(holds)?.index ?? null;
    const isName = names.some(holds);
    const last = pieces.at(-1);
    if (last && last.span === span && last.isName === isName) last.text += text.slice(from, to);
    else pieces.push({ start: from, text: text.slice(from, to), span, isName });
  }
  return pieces;
}

/** The spans of one document in reading order without duplicates; spans that do not lie in the text are left out. */
export function readableSpans(spans: readonly Span[], length: number): Span[] {
  const sound = spans.filter(({ start, end }) => start >= 0 && end <= length && start < end);
  const unique = new Map(sound.map(({ start, end }) => [`${start}-${end}`, { start, end }]));
  return [...unique.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The place of a block, in as few words as a margin has room for. */
export function marginOf(block: Block): string {
  if (block.cue) return clock(block.cue.startMs);
  if (block.row !== undefined) return `Row ${block.row}`;
  if (block.page !== undefined) return `Page ${block.page}`;
  return block.line === undefined ? '' : `Line ${block.line}`;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':');
}
