import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let embedded: EmbeddedDatabase;
beforeAll(async () => {
  embedded = await startEmbedded(undefined);
  const client = await connect();
  await client.query('create table notes (id int primary key, note text, bytes bytea)');
  await client.end();
});
afterAll(() => embedded.close());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function connected(): Promise<pg.Client> {
  const client = await connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

const add = (client: pg.Client, id: number) =>
  client.query('insert into notes (id, note) values ($1, $2)', [id, 'one']);
const noted = async (client: pg.Client, id: number) =>
  (await client.query('select from notes where id = $1', [id])).rowCount === 1;

test('values of megabytes arrive whole, in both directions', async () => {
  const client = await connected();
  const note = 'Zwölf Brote bleiben übrig. '.repeat(120_000);
  const bytes = Buffer.from(note).reverse();
  await client.query('insert into notes values ($1, $2, $3)', [1, note, bytes]);
  const { rows } = await client.query('select note, bytes from notes where id = 1');
  expect(rows[0].note === note && bytes.equals(rows[0].bytes)).toBe(true);
});

test('a query that fails is told, and those sent with it are answered', async () => {
  const client = await connected();
  const [first, failed, last] = await Promise.allSettled([
    client.query('select $1::int as n', [1]),
    client.query('select $1::int as n', ['no number']),
    client.query('select $1::int as n', [3]),
  ]);
  expect([first, last].map((one) => one.status === 'fulfilled' && one.value.rows)).toEqual([[{ n: 1 }], [{ n: 3 }]]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
});

test('while a connection has a transaction open, the others wait for its end', async () => {
  const [one, other] = [await connected(), await connected()];
  await one.query('begin');
  const waiting = noted(other, 10);
  await add(one, 10);
  await one.query('commit');
  expect(await waiting).toBe(true);
});

test('a connection that breaks within its transaction leaves nothing of it, and the others go on', async () => {
  const [one, other] = [await connected(), await connected()];
  await one.query('begin');
  await add(one, 20);
  const waiting = noted(other, 20);
  (one as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect(await waiting).toBe(false);
});

test('a connection that breaks within a transaction that has failed lets the others go on', async () => {
  const [one, other] = [await connected(), await connected()];
  await one.query('begin');
  await expect(one.query('select from nothing')).rejects.toThrow();
  const waiting = add(other, 30);
  (one as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await waiting;
  expect(await noted(other, 30)).toBe(true);
});

test('a connection that sends nonsense is closed, and the others go on', async () => {
  const socket = createConnection(join(embedded.socketFolder, '.s.PGSQL.5432'));
  socket.on('error', () => {});
  socket.write(Buffer.alloc(16, 0xff));
  await once(socket, 'close');
  expect(await noted(await connected(), 99)).toBe(false);
});
