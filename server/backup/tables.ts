import { createHash } from 'node:crypto';
import type pg from 'pg';
import { tableNames } from '../db/references.ts';
import { leftOut, type TableEnd } from './format.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** So that both databases write a row in the same words, and that no policy leaves rows out. */
const plainOutput = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local row_security = off`;

export async function setPlainOutput(client: Client): Promise<void> {
  await client.query(plainOutput);
}

/** The tables to back up that this database has, each after those that it refers to. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(
    `select c.relname as name, coalesce(array_agg(p.relname::text) filter (where p.relname is not null), '{}') as parents
     from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
     left join pg_class p on p.oid = k.confrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1) group by 1 order by 1`,
    [tableNames.filter((name) => !leftOut.includes(name))],
  );
  const parents = new Map(rows.map((row) => [row.name, row.parents]));
  const sorted = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (sorted.has(name) || path.includes(name)) return;
    for (const parent of parents.get(name) ?? []) visit(parent, [...path, name]);
    if (parents.has(name)) sorted.add(name);
  };
  for (const name of parents.keys()) visit(name, []);
  return [...sorted];
}

const bytesPerFetch = 8 * 1024 * 1024;
const rowsPerFetch = 500;

/** The rows of a table as JSON texts in the order of its key, a few at a time. Inside a transaction. */
export async function* rowsOf(client: Client, table: string): AsyncGenerator<string[]> {
  const { rows: sizes } = await client.query(
    `select coalesce(max(${await sizeOfRow(client, table)}), 1)::int as most from "${table}"`,
  );
  const count = Math.min(Math.max(Math.floor(bytesPerFetch / sizes[0].most), 1), rowsPerFetch);
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from "${table}" t order by ${await keyOf(client, table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from backup_rows`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < count) break;
  }
  await client.query('close backup_rows');
}

/**
 * The bytes of a row as SQL. The database packs long values, some to a hundredth, and `pg_column_size` tells what is left; the length of a
 * text is known without unpacking it, that of JSON is not.
 */
async function sizeOfRow(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    `select case
         when typname in ('text', 'varchar', 'bytea') then format('coalesce(octet_length(%I), 0)', attname)
         when typname in ('json', 'jsonb')
           then format('case when pg_column_size(%1$I) > 500 then octet_length(%1$I::text) else 500 end', attname)
         else format('coalesce(pg_column_size(%I), 0)', attname)
       end as size
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  );
  return ['1', ...rows.map(({ size }) => size)].join(' + ');
}

/** Texts are ordered by their bytes, because databases differ in their collation. */
async function keyOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end as column
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [`public.${table}`],
  );
  return rows.map(({ column }) => column).join(', ');
}

/** The last value of each sequence of a table, by its column. */
export async function sequencesOf(client: Client, table: string): Promise<TableEnd['sequences']> {
  const found: TableEnd['sequences'] = {};
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [`public.${table}`],
  );
  for (const { column, sequence } of rows) {
    const { rows: values } = await client.query(
      `select case when is_called then last_value::int end as last from ${sequence}`,
    );
    found[column] = values[0].last;
  }
  return found;
}

/** Counts and hashes rows as they pass. */
export function createTally(): { add(row: string): void; end(): Pick<TableEnd, 'rows' | 'sha256'> } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(row) {
      rows++;
      hash.update(row).update('\n');
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
