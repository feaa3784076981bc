import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Locks the data folder for this process. The embedded database does not notice a second process on its folder and
 * silently loses rows, so this lock is essential. The operating system releases it however the process ends, kill -9
 * included, so it never goes stale.
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
