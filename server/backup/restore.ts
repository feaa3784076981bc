import type pg from 'pg';
import { type Database, serverName } from '../db/client.ts';
import { dropTables, knowsSchema, migrateTo, migrationLock } from '../db/migrate.ts';
import { tableNames } from '../db/references.ts';
import { startJobs } from '../jobs/boss.ts';
import { allJobs } from '../jobs/registry.ts';
import { forgetWaitingJobs, type WaitingJob } from '../jobs/waiting-jobs.ts';
import { makeLog } from '../log.ts';
import { BackupError, type Foot, jobSection, type TableEnd } from './format.ts';
import { readBackup } from './read.ts';
import { createTally, rowsOf, setPlainOutput, tablesOf } from './tables.ts';

export type Restored = Pick<Foot, 'tables' | 'rows'> & { takenAt: string };

export type Checked = Awaited<ReturnType<typeof readBackup>>;

/** Reads a whole backup; throws a BackupError unless this program can restore it. */
export async function checkBackup(file: string): Promise<Checked> {
  const checked = await readBackup(file);
  refuseForeignSchema(file, checked.head.schema);
  return checked;
}

/**
 * Replaces what is in the database by a backup, in one transaction: the tables are made as they were when it was taken, filled, read
 * back and compared, and then migrated. The file is checked before, so that a damaged one changes nothing.
 */
export async function restoreBackup(
  database: Pick<Database, 'pool' | 'kind' | 'listen'>,
  file: string,
  { replace, checked }: { replace: boolean; checked?: Checked },
): Promise<Restored> {
  const { tables, rows, head } = checked ?? (await checkBackup(file));
  const jobs = await startJobs(database, allJobs, makeLog('silent'), false);
  try {
    await inTransaction(database.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      if (database.kind === 'postgresql') await refuseServers(client);
      if (!replace) await refuseFull(client);
      await dropTables(client);
      await forgetWaitingJobs(client);
      await migrateTo(client, head.schema);
      await setPlainOutput(client);
      const waiting = await fill(client, file);
      await migrateTo(client);
      for (const job of waiting) await jobs.sendAgain(job, client);
    });
  } finally {
    await jobs.stop();
  }
  for (const table of tableNames) await database.pool.query(`analyze "${table}"`);
  return { tables, rows, takenAt: head.takenAt };
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function refuseForeignSchema(file: string, schema: number): void {
  const known = knowsSchema(schema);
  if (known === 'newer')
    throw new BackupError(`${file} was made by a newer version of Earshot: restore it with that one.`);
  if (known === 'no') throw new BackupError(`${file} was made by a version of Earshot that this one does not know.`);
}

async function refuseServers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [serverName],
  );
  if (rows.length > 0)
    throw new BackupError('Earshot is running on this database: stop its servers and workers first.');
}

async function refuseFull(client: pg.PoolClient): Promise<void> {
  const { rows: made } = await client.query(`select to_regclass('public.companies') as name`);
  if (!made[0].name) return;
  const { rows } = await client.query('select from companies limit 1');
  if (rows.length > 0)
    throw new BackupError(
      'The database is not empty. To delete what is in it and put the backup in its place, add --replace.',
    );
}

const bytesPerInsert = 4 * 1024 * 1024;
const rowsPerInsert = 500;

/** Returns the jobs that were waiting. */
async function fill(client: pg.PoolClient, file: string): Promise<WaitingJob[]> {
  const jobs: WaitingJob[] = [];
  const standing = new Set(await tablesOf(client));
  let table = '';
  let waiting: string[] = [];
  let length = 0;
  const insert = async () => {
    if (waiting.length === 0) return;
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
      `[${waiting.join(',')}]`,
    ]);
    waiting = [];
    length = 0;
  };
  await readBackup(file, {
    begin(name) {
      if (name !== jobSection && !standing.has(name)) throw new BackupError(`${file} holds an unknown table.`);
      table = name;
    },
    async row(row) {
      if (table === jobSection) {
        jobs.push(JSON.parse(row));
        return;
      }
      waiting.push(row);
      length += row.length;
      if (length >= bytesPerInsert || waiting.length >= rowsPerInsert) await insert();
    },
    async end(name, end) {
      if (name === jobSection) return;
      await insert();
      await setSequences(client, name, end);
      await compare(client, name, end);
    },
  });
  return jobs;
}

async function setSequences(client: pg.PoolClient, table: string, { sequences }: TableEnd): Promise<void> {
  for (const [column, last] of Object.entries(sequences)) {
    if (last === null) continue;
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`public.${table}`, column, last]);
  }
}

async function compare(client: pg.PoolClient, table: string, { rows, sha256 }: TableEnd): Promise<void> {
  const tally = createTally();
  for await (const part of rowsOf(client, table)) for (const row of part) tally.add(row);
  const found = tally.end();
  if (found.rows !== rows || found.sha256 !== sha256)
    throw new BackupError(`The table ${table} was not stored as it is in the backup; nothing was changed.`);
}
