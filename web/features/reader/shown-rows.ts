import type { Block } from '#contract/documents/documents.ts';
import { marginOf, type Row, rowsOf, type Span } from './passages.ts';

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

export function shownRows(text: string, blocks: readonly Block[]): ShownRow[] {
  const rows = rowsOf(text, blocks);
  const names = speakerNames(text);
  let nextName = 0;
  let before: Block | null = null;
  let sheet: string | undefined;
  return rows.map((row, index) => {
    const { block } = row;
    const own = text.slice(row.start, row.end);
    const margin = block ? marginOf(block) : '';
    const next = rows[index + 1]?.block;
    const shown: ShownRow = {
      row,
      margin: before && margin === marginOf(before) ? '' : margin,
      speaker:
        block?.speaker && block.speaker !== before?.speaker && !own.startsWith(block.speaker) ? block.speaker : '',
      heading: block?.sheet && block.sheet !== sheet ? block.sheet : '',
      names: [],
      isLabel: !block && (isLabelFor(own, next?.speaker) || isLabelFor(own, next?.cell)),
    };
    for (let name = names[nextName]; name && name.start < row.end; name = names[++nextName]) {
      if (name.start >= row.start) shown.names.push(name);
    }
    if (block) {
      before = block;
      sheet = block.sheet ?? sheet;
    }
    return shown;
  });
}

function isLabelFor(own: string, label: string | undefined): boolean {
  return label !== undefined && lettersOf(own) === lettersOf(label);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const lineStart = /^[ \t]*(?:\[[^\]\n]{1,14}\][ \t]*)?(\p{L}[\p{L}\p{M}\p{N}.'’ -]{0,39}[:：])(?=\s)/gmu;

/** Names before a colon at the beginning of lines. Only those that occur twice: 'Note:' once is no speaker. */
export function speakerNames(text: string): Span[] {
  const found = [...text.matchAll(lineStart)].map((match) => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    return { name, start: end - name.length, end };
  });
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.filter(({ name }) => (counts.get(name) ?? 0) > 1).map(({ start, end }) => ({ start, end }));
}
