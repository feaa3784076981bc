import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * Calls back for each notification on a channel until it is closed. Notifications are lost while the connection is down;
 * `onConnected` is called whenever listening begins (again).
 */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onConnected: () => void,
) => Promise<{ close(): Promise<void> }>;

const longestPauseMs = 30_000;

/** Listens on a connection outside the pool, and connects again when it breaks. */
export function listenOnServer(connectionString: string): Listen {
  return async (channel, onNotification, onConnected) => {
    const closing = new AbortController();
    let current: pg.Client | undefined;

    async function connect(): Promise<void> {
      const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
      // An error also ends the connection.
      client.on('error', () => {});
      client.on('notification', ({ payload }) => onNotification(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await client.end().catch(() => {});
        throw error;
      }
      current = client;
      client.once('end', () => void connectAgain());
      onConnected();
    }

    async function connectAgain(): Promise<void> {
      for (let pauseMs = 500; !closing.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        await wait(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        if (closing.signal.aborted) return;
        const connected = await connect().then(
          () => true,
          () => false,
        );
        if (connected) break;
      }
      if (closing.signal.aborted) await current?.end();
    }

    await connect();
    return {
      async close() {
        closing.abort();
        await current?.end().catch(() => {});
      },
    };
  };
}

/**
 * The embedded database has one session for all clients, so its notifications arrive at whichever client the pool uses.
 * To be called before the pool opens one.
 */
export function listenOnPool(pool: pg.Pool): Listen {
  const listeners = new Set<(heard: pg.Notification) => void>();
  pool.on('connect', (client) =>
    client.on('notification', (heard) => {
      for (const listener of listeners) listener(heard);
    }),
  );
  return async (channel, onNotification, onConnected) => {
    const listener = (heard: pg.Notification) => {
      if (heard.channel === channel) onNotification(heard.payload ?? '');
    };
    listeners.add(listener);
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    onConnected();
    return {
      async close() {
        listeners.delete(listener);
      },
    };
  };
}
