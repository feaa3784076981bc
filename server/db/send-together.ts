import type pg from 'pg';

/**
 * Has a connection send what is asked at the same moment in one piece: each write is a call of the system, and wakes the database.
 */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as pg.Client).connection;
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(...given: unknown[]) {
      stream.cork();
      process.nextTick(() => stream.uncork());
      return query(...given);
    },
  });
}
