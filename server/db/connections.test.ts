import { sql } from 'drizzle-orm';
import { describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer } from '../testing/test-server.ts';
import { type Database, openDatabase } from './client.ts';
import { acrossCompanies, inCompany } from './tenant.ts';

vi.setConfig({ testTimeout: 60_000 });

type Reaching = <T>(work: () => PromiseLike<T>) => Promise<T>;

/** On how many connections work runs of which more is begun at once than any setting here allows. */
async function connectionsOf({ db }: Database, reaching: Reaching): Promise<number> {
  const one = () =>
    reaching(() =>
      db.transaction(
        async (tx) => (await tx.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)).rows[0]?.pid,
      ),
    );
  return new Set(await Promise.all(Array.from({ length: 40 }, one))).size;
}

const settings: [env: Record<string, string>, all: number, across: number][] = [
  [{}, 15, 5],
  [{ DATABASE_CONNECTIONS: '7' }, 7, 2],
];

describe.runIf(process.env.DATABASE_URL)('connections to PostgreSQL', () => {
  test.each(settings)('with %j are %i at most, a third of them for work across companies', async (env, all, across) => {
    const DATA_DIR = inject('runFolder');
    const database = await openDatabase(readConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR, ...env }));
    expect(await connectionsOf(database, acrossCompanies)).toBe(across);
    expect(await connectionsOf(database, (work) => inCompany(1, work))).toBe(all - across);
    await database.close();
  });

  test('a request for which none is free within ten seconds is a 503, and the next one is answered', async () => {
    // Not the shared server: it has few connections, which the test takes.
    const server = await startTestServer({ DATABASE_CONNECTIONS: '6' });
    const admin = await server.newAdmin();
    const taken = await Promise.all([1, 2].map(() => server.deps.database.pool.connect()));
    const refused = await admin.get('/api/projects');
    for (const client of taken) client.release();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await admin.get('/api/projects')).statusCode).toBe(200);
    await server.stop();
  });
});

test('the embedded database has one connection, for which work waits without a limit', async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: undefined });
  const { max, connectionTimeoutMillis } = database.pool.options;
  expect([max, connectionTimeoutMillis ?? 0]).toEqual([1, 0]);
  await database.close();
});
