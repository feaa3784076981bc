import type { SignedIn } from './client.ts';
import type { TestServer } from './test-server.ts';

/** They record what was done, or change with every call. */
const records = ['audit_log', 'trash_items', 'users'];

/** Every row of the user's company in every table, sorted: two equal results mean that nothing differs in the database. */
export async function rowsOfCompany({ deps }: TestServer, { id }: SignedIn): Promise<Record<string, unknown[]>> {
  const { pool } = deps.database;
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' and table_name <> all($1) order by 1`,
    [records],
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select to_jsonb(t) as row from "${name}" t
       where company_id = (select company_id from users where id = $1) order by to_jsonb(t)::text`,
      [id],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
