import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { serveEmbedded } from './embedded-server.ts';

/**
 * The embedded database runs in its own thread: each query blocks the thread it runs on, and requests must not wait for
 * that. The server connects through a Unix socket with the same driver as for a PostgreSQL server.
 */
const { folder, socketPath } = workerData as { folder: string | undefined; socketPath: string };

/** By itself it is 160 MB, which stay taken once they are filled. Pages beyond come from the cache of the system. */
const buffers = ['-c', 'shared_buffers=32MB'];

const database = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  extensions: { vector },
  startParams: [...PGlite.defaultStartParams, ...buffers],
});
// What creates a new database takes hundreds of megabytes, and a thread at rest would keep them.
globalThis.gc?.();
const server = await serveEmbedded(database, socketPath);

parentPort?.on('message', async (message) => {
  if (message !== 'close') return;
  await server.close();
  await database.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
