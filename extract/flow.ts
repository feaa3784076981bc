import type { Address, Draft } from './draft.ts';
import type { TableBlocks } from './table/table-blocks.ts';

/** A cell of a table. `row` and `column` count from 0. */
export type Cell = { table: TableBlocks; row: number; column: number };

/** Writes one text after another, with the separator that a reader expects between them. */
export type Flow = (text: string, address: Address, cell: Cell | null) => void;

/** Tabs separate the cells of a row, line breaks separate items and rows, and an empty line everything else. */
export function createFlow(draft: Draft): Flow {
  let last: { kind: Address['kind']; cell: Cell | null } | null = null;

  function separator(kind: Address['kind'], cell: Cell | null): string {
    if (cell && last?.cell && cell.table === last.cell.table && cell.row === last.cell.row) {
      return cell.column === last.cell.column ? '\n' : '\t';
    }
    return kind === last?.kind && (kind === 'row' || kind === 'list-item') ? '\n' : '\n\n';
  }

  return (text, address, cell) => {
    if (text.trim() === '') return;
    if (draft.length() > 0) draft.write(separator(address.kind, cell));
    const block = draft.add(text, cell ? { ...address, row: cell.row + 1 } : address);
    if (block && cell) cell.table.place(cell.row, cell.column, text, block);
    last = { kind: address.kind, cell };
  };
}
