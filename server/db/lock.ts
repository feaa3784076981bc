import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes the data folder for this process. The embedded database does not notice a second process on its folder and
 * then loses rows without an error, so this lock is a must. It is the operating system's: freed on any end, kill -9
 * included, and it leaves nothing stale behind.
 */
export function lockFolder(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'database.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new FolderInUseError(
      `Another Earshot is already running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
