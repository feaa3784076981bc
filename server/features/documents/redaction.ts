import type { Block } from '#contract/documents/blocks.ts';
import { redactionMark, saysSomething } from '#contract/documents/redaction.ts';

export type Span = { start: number; end: number };
/** A stretch that goes: all that a person says there, or a name within what others say. */
export type Cut = Span & { what: 'words' | 'name' };

export type Redaction = {
  text: string;
  blocks: Block[];
  /** Where a span of the old text is in the new one; null where words in it are gone, or nothing is left of it. */
  carry(span: Span): Span | null;
};

/** The text with a mark in the place of each cut. Cuts are in order and do not overlap. */
export function redact(text: string, blocks: readonly Block[], cuts: readonly Cut[]): Redaction {
  const places: { start: number; end: number; to: number }[] = [];
  let moved = 0;
  for (const { start, end } of cuts) {
    places.push({ start, end, to: start + moved });
    moved += redactionMark.length - (end - start);
  }
  const pieces = cuts.map((cut, i) => text.slice(cuts[i - 1]?.end ?? 0, cut.start) + redactionMark);
  const redacted = pieces.join('') + text.slice(cuts.at(-1)?.end ?? 0);
  const lastBefore = (at: number) => places[lowerBound(places, at) - 1];
  const moveTo = (at: number, side: 'start' | 'end') => {
    const cut = lastBefore(at);
    if (!cut) return at;
    if (at < cut.end) return side === 'start' ? cut.to : cut.to + redactionMark.length;
    return at + cut.to + redactionMark.length - cut.end;
  };
  return {
    text: redacted,
    blocks: redactedBlocks(blocks, cuts, moveTo),
    carry(span) {
      for (let i = lowerBound(cuts, span.end) - 1; i >= 0; i--) {
        const cut = cuts[i] as Cut;
        if (cut.end <= span.start) break;
        if (cut.what === 'words') return null;
      }
      const to = { start: moveTo(span.start, 'start'), end: moveTo(span.end, 'end') };
      return saysSomething(redacted.slice(to.start, to.end)) ? to : null;
    },
  };
}

/** How many of the spans, which are in order, begin before the offset. */
function lowerBound(spans: readonly Span[], at: number): number {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle] as Span).start < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

type Move = (at: number, side: 'start' | 'end') => number;

/** The blocks at their new places. Those that a person filled alone name no speaker any more. */
function redactedBlocks(blocks: readonly Block[], cuts: readonly Cut[], moveTo: Move): Block[] {
  return blocks.map(({ speaker, ...block }) => {
    const moved = { ...block, start: moveTo(block.start, 'start'), end: moveTo(block.end, 'end') };
    const cut = cuts[lowerBound(cuts, block.end) - 1];
    const isGone = cut?.what === 'words' && cut.end > block.start;
    return isGone || speaker === undefined ? moved : { ...moved, speaker };
  });
}

/** Names that are to go, and where others are named, which stays. */
type Mentions = { pattern: RegExp | null; labels: readonly Span[] };

/**
 * What goes from a text: the words, in pieces that lie in one block each, so that no block disappears, and the names outside
 * of them.
 */
export function cutsIn(text: string, blocks: readonly Block[], words: readonly Span[], names: Mentions): Cut[] {
  const borders = [...new Set(blocks.flatMap((block) => [block.start, block.end]))].sort((a, b) => a - b);
  const gone = joined(words).flatMap((span) => piecesOf(text, span, borders));
  const kept = joined([...gone, ...names.labels]);
  const isFree = (span: Span) => (kept[lowerBound(kept, span.end) - 1]?.end ?? 0) <= span.start;
  const found = names.pattern
    ? [...text.matchAll(names.pattern)].map((match) => ({
        ...{ start: match.index, end: match.index + match[0].length },
        what: 'name' as const,
      }))
    : [];
  return [...gone, ...found.filter(isFree)].toSorted((a, b) => a.start - b.start);
}

function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else found.push({ ...span });
  }
  return found;
}

function piecesOf(text: string, { start, end }: Span, borders: readonly number[]): Cut[] {
  const inside = borders.filter((at) => start < at && at < end);
  const edges = [start, ...inside, end];
  return edges.slice(1).flatMap((to, i): Cut[] => {
    const from = edges[i] ?? start;
    const piece = text.slice(from, to);
    const begin = from + (piece.length - piece.trimStart().length);
    const finish = to - (piece.length - piece.trimEnd().length);
    return begin < finish ? [{ start: begin, end: finish, what: 'words' }] : [];
  });
}
