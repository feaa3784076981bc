import { randomUUID } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { writeBackup } from '../backup/write.ts';
import type { Deps } from '../deps.ts';
import { AppError, unavailable } from '../errors.ts';
import { type AdminRequest, ensureAdmin } from '../features/auth/service.ts';
import { drain } from '../health/drain.ts';
import { socketPath } from './socket-path.ts';

/**
 * Lets commands work on the embedded database while a server uses it: only one process can open that database, so the server does the
 * work. They reach it through a socket in DATA_DIR, a folder that only the server's user can enter.
 */
export async function startControl(deps: Deps): Promise<{ close(): Promise<void> }> {
  const path = deps.database.kind === 'embedded' ? socketPath(deps.config.dataDir) : undefined;
  if (!path) return { close: async () => {} };
  const over = new AbortController();
  const server = createServer((request, response) => {
    handle(deps, request, response, over.signal).catch((error) => refuse(deps, response, error));
  });
  // The folder is locked by this process, so a socket that is still there belonged to one that was killed.
  rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', (err) => {
      deps.log.warn({ err }, 'commands cannot reach this server');
      resolve();
    });
    server.listen(path, resolve);
  });
  return {
    async close() {
      over.abort();
      await drain({ server, close: () => new Promise((resolve) => server.close(resolve)) }, longestEndMs);
    },
  };
}

/** Connections that are still open after this time are closed. */
const longestEndMs = 2_000;

type Call = (deps: Deps, request: IncomingMessage, response: ServerResponse, over: AbortSignal) => Promise<void>;

const calls: Record<string, Call> = {
  'POST /create-admin': async (deps, request, response) => {
    const account = await ensureAdmin(deps, (await json(request)) as AdminRequest);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(account));
  },
  // Written to our own disk first: the database must not wait for a slow reader.
  'POST /backup': async ({ database, config }, _request, response, over) => {
    const file = join(config.dataDir, `${randomUUID()}.backup`);
    try {
      await writeBackup(database, file, over);
      await pipeline(createReadStream(file), response, { signal: over });
    } finally {
      await rm(file, { force: true });
    }
  },
};

async function handle(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse,
  over: AbortSignal,
): Promise<void> {
  const name = `${request.method} ${request.url}`;
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw new AppError(404, 'not_found', 'The running server is of another version.');
  await call(deps, request, response, over);
}

const asKnown = (error: unknown) => (error instanceof AppError ? error : undefined);
const stopping = () => unavailable('The server is stopping. Run the command again.');

function refuse({ log }: Deps, response: ServerResponse, error: unknown): void {
  const known = error instanceof Error && error.name === 'AbortError' ? stopping() : asKnown(error);
  if (!known) log.error({ err: error }, 'a command failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = known ? known.message : 'The running server could not do this: its log says why.';
  response.writeHead(known ? known.status : 500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
