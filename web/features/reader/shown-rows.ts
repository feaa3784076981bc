import type { Block } from '#contract/documents/blocks.ts';
import { marginOf, type Row, type Span } from './passages.ts';

/** A row with what is said beside and above it; each thing only where it changes. */
export type ShownRow = {
  row: Row;
  margin: string;
  speaker: string;
  heading: string;
  /** Names at the beginning of lines, for formats that keep the speaker in the text. */
  names: Span[];
  /** The row only repeats the speaker or the column that the next row is labelled with anyway. */
  isLabel: boolean;
};

/** Those of the rows from one to before another as they are shown below the ones before them. */
export function shownRows(
  text: string,
  rows: readonly Row[],
  names: readonly Span[],
  { from, to }: { from: number; to: number } = { from: 0, to: rows.length },
): ShownRow[] {
  let before = rows[lastWithBlock(rows, from)]?.block ?? null;
  let sheet = before?.sheet;
  return rows.slice(from, to).map((row, index) => {
    const { block } = row;
    const own = text.slice(row.start, row.end);
    const margin = block ? marginOf(block) : '';
    const next = rows[from + index + 1]?.block;
    const shown: ShownRow = {
      row,
      margin: before && margin === marginOf(before) ? '' : margin,
      speaker:
        block?.speaker && block.speaker !== before?.speaker && !own.startsWith(block.speaker) ? block.speaker : '',
      heading: block?.sheet && block.sheet !== sheet ? block.sheet : '',
      names: names.filter(({ start }) => row.start <= start && start < row.end),
      isLabel: !block && (isLabelFor(own, next?.speaker) || isLabelFor(own, next?.cell)),
    };
    if (block) {
      before = block;
      sheet = block.sheet ?? sheet;
    }
    return shown;
  });
}

/** What belongs to the same row of a table together, labels with the cells after them; all else by itself. */
export function inTableRows(shown: readonly ShownRow[]): ShownRow[][] {
  const groups: ShownRow[][] = [];
  let label: ShownRow | null = null;
  for (const one of shown) {
    if (one.isLabel && !label) {
      label = one;
      continue;
    }
    const cells = label ? [label, one] : [one];
    label = null;
    const last = groups.at(-1)?.at(-1)?.row.block;
    const { block } = one.row;
    const isSameRow = block?.kind === 'row' && last?.kind === 'row' && block.row === last.row && !one.heading;
    if (isSameRow) groups.at(-1)?.push(...cells);
    else groups.push(cells);
  }
  if (label) groups.push([label]);
  return groups;
}

function lastWithBlock(rows: readonly Row[], before: number): number {
  let at = before - 1;
  while (at >= 0 && !rows[at]?.block) at--;
  return at;
}

function isLabelFor(own: string, label: string | undefined): boolean {
  return label !== undefined && lettersOf(own) === lettersOf(label);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const lineStart = /^[ \t]*(?:\[[^\]\n]{1,14}\][ \t]*)?(\p{L}[\p{L}\p{M}\p{N}.'’ -]{0,39}[:：])(?=\s)/gmu;

/**
 * Names before a colon at the beginning of lines. Only those that occur twice: 'Note:' once is no speaker. In a table they are the
 * columns.
 */
export function speakerNames(text: string, blocks: readonly Block[]): Span[] {
  if (blocks.length > 0 && blocks.every(({ kind }) => kind === 'row')) return [];
  const found = [...text.matchAll(lineStart)].map((match) => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    return { name, start: end - name.length, end };
  });
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.filter(({ name }) => (counts.get(name) ?? 0) > 1).map(({ start, end }) => ({ start, end }));
}
