import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../testing/client.ts';
import { eraseUntilUnseen } from '../testing/postgresql.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { eraseDeleted, StillSeenError, TablesInUseError } from './erase.ts';

const words = 'The glimmerwort stalls when it rains. ';
const canary = 'glimmerwort';

let server: OwnServer;
let admin: SignedIn;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Garden' })).json().id;
});
afterAll(() => server.stop());

/** The relations, indexes and long values among them, with a page that holds the word. */
async function relationsHolding(word: string): Promise<string[]> {
  const { pool } = server.deps.database;
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 't', 'i') and pg_relation_filepath(oid) is not null
     and position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
    [word],
  );
  return rows.map(({ name }) => name);
}

/** Two with the same words, which therefore get into the statistics. */
async function deletedProjects(): Promise<void> {
  const ids: number[] = [];
  for (const name of ['Rain', 'Snow'])
    ids.push((await admin.post('/api/projects', { name, description: words })).json().id);
  await server.deps.database.pool.query('analyze');
  for (const id of ids) await admin.delete(`/api/projects/${id}`);
}

/** All topics that there were, after which their table is empty. */
async function deletedTopics(): Promise<void> {
  const { pool } = server.deps.database;
  const ids: number[] = [];
  for (const name of ['first', 'second'])
    ids.push((await admin.post('/api/topics', { projectId, name: `${canary} ${name}`, color: '#3B82F6' })).json().id);
  await pool.query('analyze');
  for (const id of ids) await admin.delete(`/api/topics/${id}`);
  await pool.query('delete from trash_items');
}

test('what was deleted is on no page of the database: neither of tables nor of indexes or statistics', async () => {
  await deletedProjects();
  expect(await relationsHolding(canary)).toEqual(expect.arrayContaining(['projects', 'pg_statistic']));
  await eraseUntilUnseen(server.deps);
  expect(await relationsHolding(canary)).toEqual([]);
  expect((await admin.get(`/api/projects/${projectId}`)).json().name).toBe('Garden');
});

test('of a table of which nothing is left, the statistics go as well', async () => {
  await deletedTopics();
  expect(await relationsHolding(canary)).toContain('pg_statistic');
  await eraseUntilUnseen(server.deps);
  expect(await relationsHolding(canary)).toEqual([]);
});

describe.runIf(process.env.DATABASE_URL)('on a PostgreSQL server', () => {
  test('a table in use is named and done by the next attempt, the others at once', async () => {
    await deletedProjects();
    const reader = await server.deps.database.pool.connect();
    await reader.query('begin; select 1 from projects limit 1');
    try {
      const attempt = eraseDeleted(server.deps);
      await expect(attempt).rejects.toThrow(TablesInUseError);
      await expect(attempt).rejects.toThrow(/on pages of projects$/);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    expect(await relationsHolding(canary)).toContain('projects');
    await eraseUntilUnseen(server.deps);
    expect(await relationsHolding(canary)).toEqual([]);
  });

  test.each([
    ['still sees', 'begin isolation level repeatable read; select 1'],
    // Without a snapshot between two statements, its number alone keeps them.
    ['that writes keeps', 'begin; select pg_current_xact_id()'],
  ])('rows that an older transaction %s are removed by the next attempt', async (_, begin) => {
    const reader = await server.deps.database.pool.connect();
    try {
      await reader.query(begin);
      await deletedProjects();
      await expect(eraseDeleted(server.deps)).rejects.toThrow(StillSeenError);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    expect(await relationsHolding(canary)).toContain('projects');
    await eraseUntilUnseen(server.deps);
    expect(await relationsHolding(canary)).toEqual([]);
  });

  test('rows that a transaction in another database of the server keeps are removed by the next attempt', async () => {
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    try {
      await other.query('begin; select pg_current_xact_id()');
      await deletedProjects();
      await expect(eraseDeleted(server.deps)).rejects.toThrow(StillSeenError);
      expect(await relationsHolding(canary)).toContain('projects');
    } finally {
      await other.end();
    }
    await eraseUntilUnseen(server.deps);
    expect(await relationsHolding(canary)).toEqual([]);
  });

  test('samples in the statistics that an older transaction still sees are removed by the next attempt', async () => {
    const { pool } = server.deps.database;
    await deletedProjects();
    const [holder, reader] = [await pool.connect(), await pool.connect()];
    // Tables are rewritten by name, so this one stops the attempt before the one with the words.
    await holder.query('begin; lock table companies in access share mode');
    try {
      const attempt = expect(eraseDeleted(server.deps)).rejects.toThrow(StillSeenError);
      const waiting = `select 1 from pg_locks where relation = 'companies'::regclass and not granted`;
      await vi.waitUntil(async () => (await pool.query(waiting)).rowCount);
      await reader.query('begin isolation level repeatable read; select 1');
      await holder.query('rollback');
      await attempt;
      expect(await relationsHolding(canary)).toContain('pg_statistic');
    } finally {
      for (const client of [holder, reader]) {
        await client.query('rollback');
        client.release();
      }
    }
    await eraseUntilUnseen(server.deps);
    expect(await relationsHolding(canary)).toEqual([]);
  });

  test('statistics of an emptied table that a newer transaction still sees are removed by the next attempt', async () => {
    const { pool } = server.deps.database;
    await deletedTopics();
    const reader = await pool.connect();
    const query = async (sql: string, values?: unknown[]) => {
      if (sql.startsWith('delete from pg_statistic'))
        await reader.query('begin isolation level repeatable read; select 1');
      return pool.query(sql, values);
    };
    const database = { ...server.deps.database, pool: { connect: () => pool.connect(), query } as unknown as pg.Pool };
    try {
      await expect(eraseDeleted({ ...server.deps, database })).rejects.toThrow(StillSeenError);
      expect(await relationsHolding(canary)).toEqual(['pg_statistic']);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    await eraseUntilUnseen(server.deps);
    expect(await relationsHolding(canary)).toEqual([]);
  });

  test('a table too large to be rewritten is named in the log', async () => {
    const logged: object[] = [];
    const log = { ...server.deps.log, warn: (about: object) => logged.push(about) };
    await eraseDeleted({ database: server.deps.database, log }, 0);
    expect(logged).toContainEqual({ table: 'projects', bytes: expect.any(Number) });
    expect(logged).toContainEqual({ table: 'document_sources', bytes: expect.any(Number) });
  });
});
