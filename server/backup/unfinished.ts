import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** As `writeWhole` names a file that is not complete, and as a server names one that it writes for a command. */
const unfinished = /^\..+\.backup\.[0-9a-f]{8}\.part$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.backup$/;

/** Removes the unfinished backups of a killed process from the folder of an embedded database. The caller holds the folder's lock. */
export function removeUnfinished(dataDir: string): void {
  for (const folder of [dataDir, join(dataDir, 'backups')])
    for (const name of namesIn(folder)) if (unfinished.test(name)) rmSync(join(folder, name), { force: true });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
