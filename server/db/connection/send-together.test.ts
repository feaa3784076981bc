import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { sharedServer } from '../../testing/test-server.ts';
import { acrossCompanies } from '../tenant.ts';

const server = await sharedServer();

async function withClient(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await server.deps.database.pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

test('a transaction does not wait for the reply to its begin', () =>
  withClient(async (client) => {
    await client.query({ text: 'begin' });
    expect(client.getTransactionStatus()).toBe('I');
    await client.query({ text: 'select 1' });
    expect(client.getTransactionStatus()).toBe('T');
    await client.query({ text: 'rollback' });
    expect(client.getTransactionStatus()).toBe('I');
  }));

test('what a transaction has done before its first statement fails does not stay', async () => {
  const count = () =>
    acrossCompanies(() => server.deps.db.execute(sql`select count(*)::int as n from rate_limits where key = 'begun'`));
  const failing = acrossCompanies(() =>
    server.deps.db.transaction((tx) =>
      Promise.all([
        tx.execute(sql`insert into rate_limits (key, count, window_ends) values ('begun', 1, now())`),
        tx.execute(sql`select 1 / 0`),
      ]),
    ),
  );
  await expect(failing).rejects.toThrow();
  expect((await count()).rows[0]?.n).toBe(0);
});

test('a transaction on a connection that has ended fails', () =>
  acrossCompanies(async () => {
    const client = await server.deps.database.pool.connect();
    await (client as unknown as { end(): Promise<void> }).end();
    const begun = client.query({ text: 'begin' });
    await expect(begun.then(() => client.query({ text: 'select 1' }))).rejects.toThrow();
    client.release(true);
  }));
