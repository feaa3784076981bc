import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ConfigError } from '../../config-error.ts';
import { folderSentence } from '../../kept-secret.ts';
import { lockFolder } from './lock.ts';

export type EmbeddedDatabase = { socketFolder: string; close(): Promise<void> };

const socketPrefix = 'earshot-';

/** Removes the socket folder of a process that was killed. The lock on the data folder says that it is gone. */
function replaceSocketFolder(dataDir: string, socketFolder: string): void {
  const note = join(dataDir, 'database.socket');
  const left = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (basename(left).startsWith(socketPrefix)) rmSync(left, { recursive: true, force: true });
  writeFileSync(note, socketFolder, { mode: 0o600 });
}

/** Starts the embedded database in a folder, or in memory when there is none. A folder that cannot be used is a ConfigError. */
export async function startEmbedded(dataDir: string | undefined): Promise<EmbeddedDatabase> {
  try {
    return await startIn(dataDir);
  } catch (error) {
    const code = codeOf(error);
    throw dataDir && code ? new ConfigError(folderSentence(dataDir, { ...(error as Error), code })) : error;
  }
}

/** The numbers of the WebAssembly system interface, in which the database reports faults of its files. */
const wasmFaults: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};
/** Those of SQLite, which holds the lock. */
const lockFaults: Record<number, string> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };

/** The fault of a file system behind an error, if it is one. */
function codeOf(error: unknown): string | undefined {
  const { name, code, errno, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (name === 'ErrnoError') return wasmFaults[errno ?? 0];
  if (code === 'ERR_SQLITE_ERROR') return lockFaults[errcode ?? 0];
  return /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR|EEXIST)$/.test(code ?? '') ? code : undefined;
}

async function startIn(dataDir: string | undefined): Promise<EmbeddedDatabase> {
  const lock = dataDir ? lockFolder(dataDir) : undefined;
  // Short and private: a socket path can have about 100 bytes, and only this user may enter the folder.
  const socketFolder = mkdtempSync(join(tmpdir(), socketPrefix));
  if (dataDir) replaceSocketFolder(dataDir, socketFolder);
  const folder = dataDir ? join(dataDir, 'database') : undefined;
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: { folder, socketPath: join(socketFolder, '.s.PGSQL.5432') },
    stderr: false,
  });
  const release = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    lock?.release();
  };
  try {
    await once(thread, 'message');
  } catch (error) {
    release();
    throw error;
  }
  return {
    socketFolder,
    async close() {
      thread.postMessage('close');
      await Promise.race([once(thread, 'message'), once(thread, 'exit')]);
      await thread.terminate();
      release();
    },
  };
}
