import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { messageReader } from './wire-messages.ts';

type Sent = { by: Socket; bytes: Uint8Array };

const maxConnections = 4;
/** Sync, which ends whatever is half done, and the query `rollback`. */
const rollback = Buffer.from('S\0\0\0\x04Q\0\0\0\x0drollback\0', 'latin1');

/**
 * Serves the one session of the embedded database on a Unix socket, to a few connections. While one of them has a transaction open,
 * the others wait. Each reply is written at once, so that its reader is woken once.
 */
export async function serveEmbedded(database: PGlite, path: string): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let waiting: Sent[] = [];
  let last: Socket | undefined;
  let isWorking = false;
  let worked = Promise.resolve();

  function next(): Sent | undefined {
    const isTaken = database.isInTransaction();
    const at = isTaken ? waiting.findIndex(({ by }) => by === last) : 0;
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let sent = next(); sent; sent = next()) {
      last = sent.by;
      await run(database, sent);
    }
    isWorking = false;
  }

  function begin(): void {
    if (!isWorking) worked = workOff();
  }

  function leave(socket: Socket): void {
    sockets.delete(socket);
    if (!server.listening) return;
    waiting = waiting.filter(({ by }) => by !== socket);
    if (last === socket && database.isInTransaction()) waiting.unshift({ by: socket, bytes: rollback });
    begin();
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    const read = messageReader();
    socket.on('data', (chunk) => {
      try {
        for (const part of read(chunk)) {
          if (part.kind === 'messages') waiting.push({ by: socket, bytes: part.bytes });
          else if (part.kind === 'encryption') socket.write('N');
          else socket.end();
        }
      } catch {
        socket.destroy();
      }
      begin();
    });
    socket.on('error', () => {});
    socket.on('close', () => leave(socket));
  });
  server.maxConnections = maxConnections;
  server.listen(path);
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      waiting = [];
      for (const socket of sockets) socket.destroy();
      await closed;
      await worked;
    },
  };
}

async function run(database: PGlite, { by, bytes }: Sent): Promise<void> {
  by.cork();
  try {
    await database.runExclusive(() =>
      database.execProtocolRawStream(bytes, {
        onRawData: (reply) => {
          // The database uses the memory of a reply again.
          if (by.writable) by.write(Buffer.from(reply));
        },
      }),
    );
  } catch {
    // No reply would ever come; the client hears of it and connects again.
    by.destroy();
  } finally {
    by.uncork();
  }
}
