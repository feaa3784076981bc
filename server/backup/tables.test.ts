import { beforeAll, expect, test } from 'vitest';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import { rowsOf } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

test.each([
  ['text', `repeat('word ', 200000)`],
  ['jsonb', `to_jsonb(repeat('word ', 200000))`],
  ['bytea', `convert_to(repeat('word ', 200000), 'UTF8')`],
])('rows of %s that the database packs to a hundredth are read a few at a time', async (type, value) => {
  const { pool } = server.deps.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`create table public.long_rows (id int primary key, content ${type})`);
    await client.query(`insert into long_rows select n, ${value} from generate_series(1, 40) n`);
    const parts: number[] = [];
    for await (const rows of rowsOf(client, 'long_rows')) parts.push(rows.join('\n').length);
    expect(parts.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(40_000_000);
    expect(Math.max(...parts)).toBeLessThan(20_000_000);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
