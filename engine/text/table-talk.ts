import type { Block } from '#contract/documents/blocks.ts';
import { otherLayouts, tableTalk } from '../tuning.ts';
import { hasAsker } from './labels/has-asker.ts';
import { labelKey } from './labels/role-labels.ts';
import { headingOf } from './survey-sheets.ts';
import type { Turn } from './turns.ts';

type Row = { readonly speaker: string; readonly cells: Block[] };

/**
 * The turns of a transcript that is a table: a column names who speaks, the longest holds the words. Null where the rows are no
 * conversation: two to a few names come back, and one of them asks.
 */
export function turnsOfTable(text: string, blocks: readonly Block[]): Turn[] | null {
  const { minTurns, minNamed, minRowsPerSpeaker } = tableTalk;
  const rows = rowsOf(blocks);
  const named = rows.filter(({ speaker }) => speaker !== '');
  const speakers = new Set(named.map(({ speaker }) => labelKey(speaker)));
  if (named.length < minTurns || named.length < minNamed * rows.length) return null;
  if (speakers.size < 2 || speakers.size > otherLayouts.maxSpeakers) return null;
  if (named.length < minRowsPerSpeaker * speakers.size) return null;
  const column = longestColumn(named);
  const turns = named.flatMap(({ speaker, cells }) =>
    cells
      .filter((cell) => headingOf(cell) === column)
      .map(({ start, end }) => ({ start, end, labelStart: cells[0]?.start ?? start, speaker, key: labelKey(speaker) })),
  );
  return hasAsker(turns.map(({ key, start, end }) => ({ key, said: text.slice(start, end) }))) ? turns : null;
}

function rowsOf(blocks: readonly Block[]): Row[] {
  const rows = new Map<string, { speaker: string; cells: Block[] }>();
  for (const block of blocks) {
    if (block.kind !== 'row' || block.row === undefined) continue;
    const key = `${block.row} ${block.sheet ?? ''}`;
    const row = rows.get(key) ?? { speaker: '', cells: [] };
    rows.set(key, row);
    row.speaker ||= block.speaker?.trim() ?? '';
    row.cells.push(block);
  }
  // The headings of a table in a text are a separate row.
  const [first, ...rest] = rows.values();
  return first && first.speaker === '' ? rest : [...rows.values()];
}

function longestColumn(rows: readonly Row[]): string {
  const lengths = new Map<string, number>();
  for (const { cells } of rows)
    for (const cell of cells) lengths.set(headingOf(cell), (lengths.get(headingOf(cell)) ?? 0) + cell.end - cell.start);
  return [...lengths].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
