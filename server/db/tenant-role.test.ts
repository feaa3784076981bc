import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { guardTenants, unguarded } from './tenant-role.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: the tests change roles and rights.
  server = await startTestServer();
});
afterAll(() => server.stop());

const guardOf = async () => {
  const { database } = server.deps;
  const guard: { missing: string | undefined } = { missing: undefined };
  await guardTenants({ pool: database.pool, guard });
  return guard;
};

test('the guard stands after a start, and preparing it again changes nothing', async () => {
  expect(server.deps.database.guard).toEqual({ missing: undefined });
  expect(await guardOf()).toEqual({ missing: undefined });
});

test('several starts at once prepare it without a fault', async () => {
  const guards = await Promise.all(Array.from({ length: 8 }, guardOf));
  expect(guards).toEqual(guards.map(() => ({ missing: undefined })));
});

test('a table that is new gets its rights with the next start', async () => {
  const { pool } = server.deps.database;
  const may = async () =>
    (await pool.query("select has_table_privilege('earshot_tenant', 'novelty', 'select, insert') as may")).rows[0].may;
  await pool.query('create table novelty (id serial primary key)');
  expect(await may()).toBe(false);
  await guardOf();
  expect(await may()).toBe(true);
  await pool.query('drop table novelty');
});

// The embedded database has one session, and that is its administrator's.
describe.runIf(process.env.DATABASE_URL)('a database user without special rights', () => {
  const user = `plain_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const url = new URL(process.env.DATABASE_URL || 'postgres://nowhere');
  let plain: OwnServer;

  const administrator = async (statement: string, database = '/postgres') => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: database }).href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const startAsPlain = () => {
    const own = Object.assign(new URL(url), { pathname: `/${user}`, username: user, password: '' });
    return startTestServer({ DATABASE_URL: own.href });
  };

  beforeAll(async () => {
    await administrator(`create role ${user} login`);
    await administrator(`create database ${user} owner ${user}`);
    await administrator('create extension vector', `/${user}`);
    plain = await startAsPlain();
  });
  afterAll(async () => {
    await plain.stop();
    await administrator(`drop database ${user} with (force)`);
    await administrator(`drop role ${user}`);
  });

  test('starts unguarded, and says what an administrator has to run', async () => {
    expect(plain.deps.database.guard.missing).toBe(`grant earshot_tenant to ${user};`);
    expect(unguarded(plain.deps.database.guard.missing ?? '')).toContain(`"grant earshot_tenant to ${user};"`);
    const admin = await plain.newAdmin();
    expect((await admin.post('/api/projects', { name: 'Works all the same' })).statusCode).toBe(201);
  });

  test('is guarded once that was run', async () => {
    await administrator(plain.deps.database.guard.missing ?? '');
    await plain.stop();
    plain = await startAsPlain();
    expect(plain.deps.database.guard.missing).toBeUndefined();
    const admin = await plain.newAdmin('second');
    expect((await admin.post('/api/projects', { name: 'Guarded' })).statusCode).toBe(201);
  });
});
