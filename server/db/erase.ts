import type { Database } from './client.ts';

const tablesOfProduct = `select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(relowner, 'usage') order by relname`;

/** Statistics hold samples of texts, so they are taken again with each table. */
const rewriting = 'full, analyze';
const cleaning = 'analyze';

/**
 * Removes what was deleted from the files of the database, where rows, indexes, statistics and the write-ahead log keep it until their
 * space is used again. The embedded database rewrites its tables, one at a time, so that other work gets its turn between two. A
 * PostgreSQL server is shared and may be large: its tables are vacuumed, and the rest is up to its administrators (decision 22).
 */
export async function eraseDeleted({ pool, kind }: Pick<Database, 'pool' | 'kind'>): Promise<void> {
  const isEmbedded = kind === 'embedded';
  const { rows } = await pool.query<{ name: string }>(tablesOfProduct);
  for (const { name } of rows) await pool.query(`vacuum (${isEmbedded ? rewriting : cleaning}) ${name}`);
  if (!isEmbedded) return;
  await pool.query('vacuum full pg_statistic');
  await dropOldLog({ pool });
}

/** A segment is removed once a checkpoint no longer needs it; those that a checkpoint renamed for later use are used up first. */
async function dropOldLog({ pool }: Pick<Database, 'pool'>): Promise<void> {
  // Renamed segments would keep what they held.
  await pool.query('set wal_recycle = off');
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_ls_waldir()');
  for (let segment = 0; segment < (rows[0]?.count ?? 1); segment++) {
    await pool.query('select pg_switch_wal()');
    await pool.query('checkpoint');
  }
}
