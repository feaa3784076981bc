import { statfs } from 'node:fs/promises';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';

export type Part = 'database' | 'schema' | 'queue' | 'disk';
/** What is wrong with each part, in words without secrets; null where nothing is. */
export type Readiness = Record<Part, string | null>;

type Needs = Pick<Deps, 'database' | 'jobs' | 'config'>;

const longestCheckMs = 3_000;
const leastFreeBytes = 100e6;

/** Checks everything that a request or job needs. */
export async function readReadiness({ database, jobs, config }: Needs): Promise<Readiness> {
  const { pool } = database;
  const [isThere, schema, queue, disk] = await Promise.all([
    holds(async () => (await pool.query('select 1')).rows.length === 1),
    holds(() => isMigrated(pool)),
    holds(() => jobs.works()),
    findDiskFault(config.dataDir),
  ]);
  return {
    database: isThere ? null : 'the database does not respond',
    schema: schema ? null : 'the schema of the database is missing or belongs to another version',
    queue: queue ? null : 'the job queue reports errors',
    disk,
  };
}

export async function findDiskFault(folder: string, leastFree = leastFreeBytes): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFree ? 'DATA_DIR is on a disk that is almost full' : null;
  } catch {
    return 'DATA_DIR cannot be read';
  }
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, longestCheckMs, false);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
