import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

const shortestSecret = 32;
const lost = {
  'session-secret': 'which ends all sessions',
  'model-key': 'and have the API keys of language models entered again',
};

/** The secret of this name in the data folder, which is made at the first start. */
export function keptSecret(dataDir: string, name: 'session-secret' | 'model-key'): string {
  const file = join(dataDir, name);
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) makeSecret(file);
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(folderSentence(dataDir, error as NodeJS.ErrnoException));
  }
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError(
    `${file} is damaged: it has fewer than ${shortestSecret} characters. Restore it, or delete it, ${lost[name]}.`,
  );
}

/** Written beside and then linked, so that the file is never there half. A link fails if it exists: two first starts agree on one secret. */
function makeSecret(file: string): void {
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    linkSync(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Why the data folder cannot be used, for operators. */
export function folderSentence(dataDir: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no room left in ${dataDir}: free some space and start again.`;
  if (code === 'EROFS') return `${dataDir} is read-only: set DATA_DIR to a folder that Earshot may write.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Earshot may not read and write in ${dataDir}: change the owner of all that is in it, or set DATA_DIR to another folder.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${dataDir} is not a folder: set DATA_DIR to another one.`;
  return `${dataDir} cannot be used: ${message}.`;
}
