import type { TestServer } from '../testing/test-server.ts';

/** They change with every sign-in and every job. */
const restless = ['sessions', 'rate_limits', 'account_tokens'];
/** Hashes, vectors and bytes: not readable text. */
const unread = "'password' - 'embedding' - 'bytes' - 'digest'";

async function tablesIn({ deps }: TestServer, more = ''): Promise<string[]> {
  const { rows } = await deps.database.pool.query(
    `select distinct t.table_name as name from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and t.table_name <> all($1) ${more} order by 1`,
    [restless],
  );
  return rows.map((row) => row.name);
}

/** Tables with text. */
export const tablesWithText = (server: TestServer): Promise<string[]> =>
  tablesIn(server, "and c.data_type in ('text', 'jsonb')");

/** Every row of every table, as JSON. */
export async function rowsOf(server: TestServer): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const table of await tablesIn(server)) {
    const { rows } = await server.deps.database.pool.query(
      `select (to_jsonb(t) - ${unread})::text as row from "${table}" t`,
    );
    tables.set(
      table,
      rows.map((r) => r.row),
    );
  }
  return tables;
}
