import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lock.ts';

export type EmbeddedDatabase = { socketFolder: string; close(): Promise<void> };

/** Starts the embedded database in a folder, or in memory when there is none. */
export async function startEmbedded(dataDir: string | undefined): Promise<EmbeddedDatabase> {
  const lock = dataDir ? lockFolder(dataDir) : undefined;
  // Short and private: a socket path can have about 100 bytes, and only this user may enter the folder.
  const socketFolder = mkdtempSync(join(tmpdir(), 'earshot-'));
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
