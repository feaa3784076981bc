import type pg from 'pg';

/**
 * Has a connection send what is asked at the same moment in one piece: each write is a call of the system, and wakes the database.
 * The `begin` of a transaction does not wait for its reply but goes out with the first statement; replies arrive in order, so a
 * connection on which it failed fails that statement, too.
 */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as pg.Client).connection;
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(...given: unknown[]) {
      stream.cork();
      process.nextTick(() => stream.uncork());
      const result = query(...given);
      if (!isBegin(given[0]) || !(result instanceof Promise)) return result;
      result.catch(() => {});
      return Promise.resolve(noRows);
    },
  });
}

const noRows = { rows: [], fields: [], rowCount: null, command: 'BEGIN', oid: 0 };

/** What the ORM sends to open a transaction. */
const isBegin = (given: unknown): boolean => (given as { text?: unknown } | undefined)?.text === 'begin';
