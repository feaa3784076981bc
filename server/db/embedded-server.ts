import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** What is used of the database: one session, which runs a message at a time and blocks its thread meanwhile. */
export type Session = Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction' | 'exec'>;

type Waiting = { socket: Socket; messages: Uint8Array };

/**
 * Serves the session through a Unix socket in PostgreSQL's protocol. Its messages come in groups, such as parse, bind, describe,
 * execute and sync, of which only the last calls for a reply: a group is run in one call and its reply is sent in one piece. That saves
 * a tenth of the database's time over running them one by one.
 */
export async function serveSession(session: Session, path: string): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const waiting: Waiting[] = [];
  /** Whose transaction is open; all others wait for its end. */
  let holder: Socket | undefined;
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = takeNext(); next; next = takeNext()) {
      await answer(session, next);
      holder = session.isInTransaction() ? next.socket : undefined;
      if (holder?.destroyed) await leave(holder);
    }
    isRunning = false;
  }

  function takeNext(): Waiting | undefined {
    const place = waiting.findIndex(({ socket }) => !holder || socket === holder);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  }

  /** The transaction of a connection that is gone would keep all others waiting. */
  async function leave(socket: Socket): Promise<void> {
    for (let n = waiting.length - 1; n >= 0; n--) if (waiting[n]?.socket === socket) waiting.splice(n, 1);
    if (holder !== socket) return;
    await session.exec('rollback').catch(() => {});
    holder = undefined;
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    const groups = createGrouping();
    socket.on('data', (data) => {
      const { messages, isRefusedEncryption } = groups.add(data);
      if (isRefusedEncryption) socket.write('N');
      for (const group of messages) waiting.push({ socket, messages: group });
      void run();
    });
    // The close event follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isRunning) void leave(socket).then(run);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function answer(session: Session, { socket, messages }: Waiting): Promise<void> {
  const parts: Uint8Array[] = [];
  try {
    // The bytes lie in the database's memory, which the next call overwrites.
    await session.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
  } catch {
    // The database is broken, not the query: its errors are replies.
    socket.destroy();
    return;
  }
  if (parts.length > 0 && socket.writable)
    socket.write(parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts));
}

const startup = 196_608;
const encryptionRequest = 80_877_103;
/** Query, sync, flush, function call, terminate and the ends of a copy: after these a client waits. */
const ends = new Set([...'QSHFXcf'].map((letter) => letter.charCodeAt(0)));

/** Cuts what arrives into groups of whole messages. */
function createGrouping(): { add(data: Buffer): { messages: Buffer[]; isRefusedEncryption: boolean } } {
  let rest: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  /** How much of `rest` is known to be whole messages of a group that has not ended. */
  let whole = 0;

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    whole = 0;
    return taken;
  }

  return {
    add(data) {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      const messages: Buffer[] = [];
      let isRefusedEncryption = false;
      while (!hasStarted && rest.length >= 8) {
        const length = rest.readInt32BE(0);
        if (rest.length < length) break;
        const code = rest.readInt32BE(4);
        const message = take(length);
        if (code === encryptionRequest) isRefusedEncryption = true;
        else if (code === startup) messages.push(message);
        hasStarted = code === startup;
      }
      while (hasStarted && rest.length >= whole + 5) {
        const end = whole + 1 + rest.readInt32BE(whole + 1);
        if (rest.length < end) break;
        const type = rest[whole] ?? 0;
        whole = end;
        if (ends.has(type)) messages.push(take(end));
      }
      return { messages, isRefusedEncryption };
    },
  };
}
