import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let database: EmbeddedDatabase;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ host: database.socketFolder, port: 5432, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  database = await startEmbedded(undefined);
  await (await connect()).query('create table notes (text text)');
});
afterAll(async () => {
  for (const client of clients) await client.end().catch(() => {});
  await database.close();
});

test('a text that arrives in many pieces is stored whole', async () => {
  const client = await connect();
  const text = 'ä𝄞 '.repeat(300_000);
  const { rows } = await client.query('select length($1::text) as length, $1::text as text', [text]);
  expect(rows[0]).toEqual({ length: 900_000, text });
});

test('a query that fails leaves the ones after it unharmed', async () => {
  const client = await connect();
  await expect(client.query('select 1 / $1::int as n', [0])).rejects.toMatchObject({ code: '22012' });
  await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' });
  expect((await client.query('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
});

test('while one connection has a transaction open, others wait', async () => {
  const [first, second] = [await connect(), await connect()];
  await first.query('begin');
  const counted = second.query('select count(*)::int as count from notes');
  await first.query("insert into notes values ('one')");
  await first.query('commit');
  expect((await counted).rows[0].count).toBe(1);
});

test('the transaction of a connection that is gone is undone, and the others go on', async () => {
  const [first, second] = [await connect(), await connect()];
  const before = await second.query('select count(*)::int as count from notes');
  await first.query('begin');
  await first.query("insert into notes values ('two')");
  const counted = second.query('select count(*)::int as count from notes');
  (first as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect((await counted).rows).toEqual(before.rows);
});
