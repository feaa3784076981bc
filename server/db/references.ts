import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** A foreign key between two tables, by their names in the database. */
export type Reference = {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  onDelete: 'cascade' | 'set null';
};

/** A row's company and project are the frame of all work and never what goes missing. */
const frame = ['companies', 'projects'];

const configs = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));

const columns = new Map(configs.map(({ name, columns: own }) => [name, own.map((column) => column.name)]));

export const tableNames: readonly string[] = [...columns.keys()];

/** The foreign keys of the schema, without those to companies and projects. */
export const references: readonly Reference[] = configs.flatMap(({ name, foreignKeys }) =>
  foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable, foreignColumns } = key.reference();
    const parent = getTableConfig(foreignTable).name;
    // Composite keys repeat the company.
    const at = from.findIndex((column) => column.name !== 'company_id');
    const [column, parentColumn] = [from[at]?.name, foreignColumns[at]?.name];
    if (frame.includes(parent) || !column || !parentColumn) return [];
    if (key.onDelete !== 'cascade' && key.onDelete !== 'set null')
      throw new Error(`deleting a row of ${parent} would fail because of ${name}.${column}`);
    return [{ table: name, column, parent, parentColumn, onDelete: key.onDelete }];
  }),
);

export const columnsOf = (table: string): readonly string[] => columns.get(table) ?? [];
export const referencesOf = (table: string): readonly Reference[] => references.filter((r) => r.table === table);

/** The tables whose rows the database deletes with a row of this one, directly or through others; itself first. */
export function tablesDeletedWith(root: string): readonly string[] {
  const found = [root];
  for (const table of found) {
    for (const { table: child, parent, onDelete } of references)
      if (parent === table && onDelete === 'cascade' && !found.includes(child)) found.push(child);
  }
  return found;
}

/** The tables in an order in which their rows can be inserted: each after those that it refers to. */
export function parentsFirst(tables: readonly string[]): readonly string[] {
  const sorted = new Set<string>();
  const visit = (table: string, path: readonly string[]): void => {
    if (sorted.has(table) || path.includes(table)) return;
    for (const { parent } of referencesOf(table)) if (tables.includes(parent)) visit(parent, [...path, table]);
    sorted.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...sorted];
}
