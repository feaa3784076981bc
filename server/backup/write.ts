import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../db/client.ts';
import { schemaOf } from '../db/migrate.ts';
import { waitingJobs } from '../jobs/waiting-jobs.ts';
import { BackupError, type Foot, formatVersion, type Head, jobSection } from './format.ts';
import { createTally, rowsOf, sequencesOf, setPlainOutput, tablesOf } from './tables.ts';

export type Written = Pick<Foot, 'tables' | 'rows'> & { bytes: number };

/**
 * Writes everything of one moment to a file while others go on working. The file appears under its name once it is complete. Through
 * the embedded database, which has one connection, others wait until it is written. The signal gives it up.
 */
export async function writeBackup(
  database: Pick<Database, 'pool'>,
  file: string,
  signal?: AbortSignal,
): Promise<Written> {
  const counts = { tables: 0, rows: 0 };
  const written = await writeWhole(file, async (part) => {
    const text = Readable.from(snapshot(database, counts), { objectMode: true, highWaterMark: 1 });
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(text, packed, createWriteStream(part, { mode: 0o600, flags: 'wx' }), { signal });
  });
  return { ...counts, ...written };
}

/** Writes a file beside the wanted one, makes sure that it is on the disk, and gives it its name. */
export async function writeWhole(
  file: string,
  write: (part: string) => Promise<unknown>,
): Promise<Pick<Written, 'bytes'>> {
  const target = resolve(file);
  const part = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.part`);
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await write(part);
    await syncToDisk(part);
    const { size } = await stat(part);
    await rename(part, target);
    await syncToDisk(dirname(target));
    return { bytes: size };
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw faultOfFile(file, error) ?? error;
  }
}

/** Errors of the file system name what failed; those of a connection are not about the file. */
function faultOfFile(file: string, error: unknown): BackupError | undefined {
  const { code, syscall = '' } = error as NodeJS.ErrnoException;
  if (!['mkdir', 'open', 'write', 'fsync', 'rename', 'stat'].includes(syscall)) return undefined;
  const why = code === 'ENOSPC' ? 'there is no room left' : `${code}`;
  return new BackupError(`${file} cannot be written: ${why}.`, { cause: error });
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function* snapshot({ pool }: Pick<Database, 'pool'>, counts: Omit<Written, 'bytes'>): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await setPlainOutput(client);
    const hash = createHash('sha256');
    for await (const lines of contents(client, counts)) {
      hash.update(lines);
      yield lines;
    }
    await client.query('commit');
    yield marked({ ...counts, sha256: hash.digest('hex') } satisfies Foot);
  } finally {
    // Also ends the transaction of a backup that was given up.
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

async function* contents(client: pg.PoolClient, counts: Omit<Written, 'bytes'>): AsyncGenerator<string> {
  const schema = await schemaOf(client);
  if (schema === 0) throw new BackupError('There is nothing to back up: no Earshot was ever started on this database.');
  yield marked({
    earshot: 'backup',
    format: formatVersion,
    schema,
    takenAt: new Date().toISOString(),
  } satisfies Head);
  for (const table of await tablesOf(client)) {
    const rows = rowsOf(client, table);
    yield* section(table, rows, counts, () => sequencesOf(client, table));
  }
  yield* section(jobSection, waitingJobs(client), counts, async () => ({}));
}

async function* section(
  table: string,
  parts: AsyncIterable<string[]>,
  counts: Omit<Written, 'bytes'>,
  sequences: () => Promise<Record<string, number | null>>,
): AsyncGenerator<string> {
  yield marked({ table });
  const tally = createTally();
  for await (const rows of parts) {
    for (const row of rows) tally.add(row);
    yield `${rows.join('\n')}\n`;
  }
  const end = tally.end();
  counts.tables++;
  counts.rows += end.rows;
  yield marked({ ...end, sequences: await sequences() });
}

const marked = (value: object) => `#${JSON.stringify(value)}\n`;
