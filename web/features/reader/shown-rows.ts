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

type Named = Span & { name: string };

/** The names before a colon at the beginning of the lines of which a stretch has a part. */
function namesIn(text: string, { start, end }: Span): Named[] {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) + 1 || text.length;
  return [...text.slice(from, to).matchAll(lineStart)].map((match) => {
    const name = match[1] ?? '';
    const last = from + match.index + match[0].length;
    return { name, start: last - name.length, end: last };
  });
}

/**
 * Finds the speakers who are named in a stretch of a text: those whose names begin two of its lines; 'Note:' once is no speaker. In a
 * table they are the columns. A long text has hundreds of thousands of them, so they are looked for where they are shown.
 */
export function speakersOf(text: string, blocks: readonly Block[]): (stretch: Span) => Span[] {
  if (blocks.length > 0 && blocks.every(({ kind }) => kind === 'row')) return () => [];
  const known = new Map<string, boolean>();
  const isSpeaker = (name: string) => {
    const found = known.get(name) ?? beginsTwoLines(text, name);
    known.set(name, found);
    return found;
  };
  return (stretch) =>
    namesIn(text, stretch)
      .filter(({ name }) => isSpeaker(name))
      .map(({ start, end }) => ({ start, end }));
}

function beginsTwoLines(text: string, name: string): boolean {
  let lines = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (beginsLine(text, at) && ++lines === 2) return true;
  return false;
}

const mostBefore = 64;
const onlyTime = /^[ \t]*(?:\[[^\]\n]{1,14}\][ \t]*)?$/u;

/** Whether nothing but a time is before a name on its line. A line can be megabytes long, so no more is looked at than that takes. */
function beginsLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - mostBefore), at);
  const line = before.lastIndexOf('\n');
  return (line >= 0 || at <= mostBefore) && onlyTime.test(before.slice(line + 1));
}
