import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, preparedOnce } from './client.ts';
import { acrossCompanies } from './tenant.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: undefined });
});
afterAll(() => database.close());

const one = preparedOnce((db) =>
  db
    .select({ one: sql<number>`${sql.placeholder('n')}::int + 1` })
    .from(sql`(select 1) as row`)
    .prepare('one_more'),
);

const run = (n: number) => acrossCompanies(() => one(database.db).execute({ n }));

test('a prepared query is built once, and runs with other values each time', async () => {
  const { db } = database;
  expect(one(db)).toBe(one(db));
  expect(await run(1)).toEqual([{ one: 2 }]);
  expect(await run(41)).toEqual([{ one: 42 }]);
});

test('a new connection prepares it again, also where all connections share one session', async () => {
  await run(1);
  const client = await database.pool.connect();
  client.release(true);
  expect(await run(2)).toEqual([{ one: 3 }]);
});

test.runIf(process.env.DATABASE_URL)(
  'a connection that breaks while it is in use fails its query, not the server',
  async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const closed = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await closed;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect(await run(1)).toEqual([{ one: 2 }]);
  },
);
