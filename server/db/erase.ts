import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Deps } from '../deps.ts';

type Needs = Pick<Deps, 'database' | 'log'>;
type Table = { name: string; bytes: number };

/** Larger tables of a PostgreSQL server are not rewritten, which would block their readers for many seconds. */
const maxRewrittenBytes = 256 * 2 ** 20;
/** Queries that arrive while a rewrite waits for its lock wait too, so it gives up after this long. */
const lockTimeout = '2s';
/** How long a rewrite waits for transactions that began before it. */
const longestWaitMs = 2_000;
/**
 * A transaction keeps rows by its snapshot, or by its number once it has written. A number counts in every database of the server:
 * the snapshot of a rewrite holds those of all.
 */
const olderTransactions = `select pg_snapshot_xmin(pg_current_snapshot()) < $1::text::xid8
  or exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and greatest(age(backend_xmin), age(backend_xid)) > age($1::text::xid8::xid)) as yes`;
const lockNotAvailable = '55P03';

const tablesOfProduct = `select quote_ident(relname) as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(relowner, 'usage') order by relname`;

/** A table was in use the whole time, so words that were deleted may still be on its pages. */
export class TablesInUseError extends Error {
  constructor(names: readonly string[]) {
    super(`in use, so what was deleted is still on pages of ${names.join(', ')}`);
  }
}

/** A transaction that began before the deletion was still open, and a rewrite keeps every row that somebody can see. */
export class StillSeenError extends Error {
  constructor() {
    super('a transaction that began earlier still sees what was deleted, so it is still on pages');
  }
}

/**
 * Removes what was deleted from the files of the database, where rows, indexes, statistics and the write-ahead log keep it until their
 * space is used again. Tables are rewritten one at a time, so that other work gets its turn between two. Throws TablesInUseError after
 * all others are done (decision 22), and StillSeenError if an older transaction outlasted a short wait.
 */
export async function eraseDeleted({ database, log }: Needs, maxBytes = maxRewrittenBytes): Promise<void> {
  const { pool, kind } = database;
  const { rows: tables } = await pool.query<Table>(tablesOfProduct);
  const isSmall = ({ bytes }: Table) => kind === 'embedded' || bytes <= maxBytes;
  const isSeen = kind === 'postgresql' && (await isSeenByOthers(pool));
  const inUse = await rewrite(pool, tables.filter(isSmall));
  const hasStatistics = await mayRewriteStatistics(pool);
  if (hasStatistics) await pool.query(dropOfEmptied);
  // What was replaced in the statistics or dropped from them died only now, so older transactions are waited for once more.
  const isSampleSeen = kind === 'postgresql' && (await isSeenByOthers(pool));
  if (hasStatistics) inUse.push(...(await rewrite(pool, [{ name: 'pg_statistic' }])));
  for (const { name, bytes } of tables.filter((table) => !isSmall(table))) {
    await pool.query(`vacuum (analyze) ${name}`);
    log.warn(
      { table: name, bytes },
      'too large to be rewritten: run vacuum (full, analyze) on it to overwrite what was deleted',
    );
  }
  if (kind === 'embedded') await dropOldLog(pool);
  if (inUse.length > 0) throw new TablesInUseError(inUse);
  if (isSeen || isSampleSeen) throw new StillSeenError();
}

/** Whether a transaction older than this moment keeps rows for the whole wait. The server's own statistics runs are such, too. */
async function isSeenByOthers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ now: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as now');
  const until = performance.now() + longestWaitMs;
  do {
    const { rows: seen } = await pool.query<{ yes: boolean }>(olderTransactions, [rows[0]?.now]);
    if (!seen[0]?.yes) return false;
    await pause(100);
  } while (performance.now() < until);
  return true;
}

/** Of a table without rows no new statistics are taken, so the old ones stay with all that they hold. */
const dropOfEmptied = `delete from pg_statistic using pg_class where oid = starelid and relnamespace = 'public'::regnamespace and reltuples = 0`;

/** Statistics hold samples of texts, and only a superuser may rewrite them. */
async function mayRewriteStatistics(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ yes: boolean }>(
    'select rolsuper as yes from pg_roles where rolname = current_user',
  );
  return rows[0]?.yes === true;
}

/** Answers the names of tables that others used for too long. */
async function rewrite(pool: pg.Pool, tables: readonly Pick<Table, 'name'>[]): Promise<string[]> {
  const client = await pool.connect();
  const inUse: string[] = [];
  try {
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    for (const { name } of tables) if (!(await isRewritten(client, name))) inUse.push(name);
    return inUse;
  } finally {
    // Closed, not handed back: the setting goes with the connection, also when the server has gone away.
    client.release(true);
  }
}

/** Statistics are taken again with the table, which replaces the samples. */
async function isRewritten(client: pg.PoolClient, table: string): Promise<boolean> {
  const options = table === 'pg_statistic' ? 'full' : 'full, analyze';
  try {
    await client.query(`vacuum (${options}) ${table}`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

/** A segment is removed once a checkpoint no longer needs it; those that a checkpoint renamed for later use are used up first. */
async function dropOldLog(pool: pg.Pool): Promise<void> {
  // Renamed segments would keep what they held.
  await pool.query('set wal_recycle = off');
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_ls_waldir()');
  for (let segment = 0; segment < (rows[0]?.count ?? 1); segment++) {
    await pool.query('select pg_switch_wal()');
    await pool.query('checkpoint');
  }
}
