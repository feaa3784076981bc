import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { writeBackup } from './write.ts';

const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
const nameOf = (day: Date) => `earshot-${day.toISOString().slice(0, 10)}.backup`;
const isDaily = (name: string) => /^earshot-\d{4}-\d\d-\d\d\.backup$/.test(name);

/**
 * Backs the embedded database up to DATA_DIR/backups, unless that was done today (UTC), and keeps those of seven days: what was deleted
 * must not be in an older one, even if the server did not run every day. A PostgreSQL server has its own tools.
 */
export async function backUpDaily(
  { database, config, log }: Pick<Deps, 'database' | 'config' | 'log'>,
  { today = new Date(), signal }: { today?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  if (database.kind !== 'embedded' || !config.dailyBackups) return;
  const folder = join(config.dataDir, 'backups');
  try {
    const made = await dailyBackups(folder);
    if (made.includes(nameOf(today)) || (await isUnused(database))) return;
    await writeBackup(database, join(folder, nameOf(today)), signal);
    const oldest = nameOf(new Date(today.getTime() - (keptDays - 1) * dayMs));
    for (const name of made.filter((one) => one < oldest)) await rm(join(folder, name), { force: true });
  } catch (err) {
    // The server stops: the next one makes it.
    if (signal?.aborted) return;
    log.error({ err, folder }, 'the daily backup failed');
  }
}

const dailyBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).filter(isDaily);

async function isUnused({ pool }: Deps['database']): Promise<boolean> {
  const { rows } = await pool.query('select from companies limit 1');
  return rows.length === 0;
}
