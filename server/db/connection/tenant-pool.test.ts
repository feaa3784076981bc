import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';
import { projects } from '../schema.ts';
import { acrossCompanies, inCompany } from '../tenant.ts';

const embedded = !process.env.DATABASE_URL;
const many = Array.from({ length: 60 }, (_, n) => n);

let server: OwnServer;
const actors: Awaited<ReturnType<OwnServer['newAdmin']>>[] = [];
const companies: number[] = [];

beforeAll(async () => {
  // Not the shared server: the tests break connections and rename the role.
  server = await startTestServer();
  for (const name of ['north', 'south']) {
    const admin = await server.newAdmin(name);
    await admin.post('/api/projects', { name });
    actors.push(admin);
    const { rows } = await server.deps.database.pool.query('select company_id from users where id = $1', [admin.id]);
    companies.push(rows[0].company_id);
  }
});
afterAll(() => server.stop());

const of = <T>(list: readonly T[], n: number): T => list[n % 2] as T;
const names = ['north', 'south'];
const visible = async () => (await server.deps.db.select().from(projects)).map((p) => p.name);
const setting = async () => {
  const { rows } = await server.deps.db.execute(sql`select current_setting('earshot.company', true) as company`);
  return rows[0]?.company;
};

describe('of two companies at once', () => {
  test('every request is answered from its own', async () => {
    const replies = await Promise.all(many.map((n) => of(actors, n).get('/api/projects')));
    for (const [n, reply] of replies.entries()) {
      expect(reply.json().map((p: { name: string }) => p.name)).toEqual([of(names, n)]);
    }
  });

  test('every query stays in its own, whatever else waits, fails or is undone in between', async () => {
    const seen = await Promise.all(
      many.map((n) =>
        inCompany(of(companies, n), async () => {
          await wait(n % 7);
          if (n % 3 === 0) await server.deps.db.execute(sql`select 1 / 0`).catch(() => {});
          if (n % 5 === 0) await undone(n);
          if (n % 4 === 0) await acrossCompanies(visible);
          return visible();
        }),
      ),
    );
    expect(seen).toEqual(many.map((n) => [of(names, n)]));
  });

  /** A transaction that fails in the middle. */
  const undone = (n: number) =>
    server.deps.db
      .transaction(async (tx) => {
        await tx.execute(sql`select ${n}::int`);
        await tx.execute(sql`select 'no number'::int`);
      })
      .catch(() => {});

  test('a transaction keeps the one it began in, though others work meanwhile', async () => {
    const inside = inCompany(of(companies, 0), () =>
      server.deps.db.transaction(async (tx) => {
        const first = await tx.select().from(projects);
        await wait(20);
        return [...first, ...(await tx.select().from(projects))].map((p) => p.name);
      }),
    );
    const others = many.map((n) => inCompany(of(companies, n), visible));
    expect(await inside).toEqual(['north', 'north']);
    await Promise.all(others);
  });
});

describe('queries that one company asks at the same moment', () => {
  const asked = (query: ReturnType<typeof sql>) => server.deps.db.execute(query).then(({ rows }) => rows[0]?.is);

  test('are each answered, also beside one that fails', async () => {
    const all = await inCompany(of(companies, 0), () =>
      Promise.allSettled([
        asked(sql`select count(*)::int as is from projects`),
        asked(sql`select 1 / 0 as is`),
        asked(sql`select current_setting('earshot.company') as is`),
      ]),
    );
    expect(all).toMatchObject([{ value: 1 }, { status: 'rejected' }, { value: String(of(companies, 0)) }]);
    expect(await inCompany(of(companies, 1), visible)).toEqual(['south']);
  });

  test('share a connection, those of another company do not', async () => {
    const connections = (n: number) =>
      inCompany(of(companies, n), () =>
        Promise.all(
          [1, 2, 3].map(() => asked(sql`select current_setting('earshot.company') || ' ' || pg_backend_pid() as is`)),
        ),
      );
    const [north, south] = await Promise.all([connections(0), connections(1)]);
    expect(new Set(north).size).toBe(1);
    expect(new Set(south).size).toBe(1);
    expect(north[0]).not.toBe(south[0]);
  });
});

test('a transaction gets its turn, though others never stop asking', async () => {
  let isDone = false;
  const askOn = async (n: number) => {
    for (let asked = 0; !isDone; asked++) expect(await inCompany(of(companies, n + asked), visible)).toHaveLength(1);
  };
  const others = [0, 1, 2, 3].map(askOn);
  await wait(5);
  const inside = inCompany(of(companies, 0), () =>
    server.deps.db.transaction(async (tx) => (await tx.select().from(projects)).map((p) => p.name)),
  );
  expect(await inside.finally(() => (isDone = true))).toEqual(['north']);
  await Promise.all(others);
});

test('statements between a begin and a commit that fail in the middle do not fail what others ask meanwhile', async () => {
  const { pool } = server.deps.database;
  const failing = pool.query('begin; select 1 / 0; commit');
  const asking = ['select 1 as n', 'select 2 as n'].map((text) => pool.query(text));
  await expect(failing).rejects.toThrow('division by zero');
  expect((await Promise.all(asking)).map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

test('work that waits for a connection is done on the next one when that breaks', async () => {
  const { pool } = server.deps.database;
  const taken = await pool.connect();
  const asking = many.map((n) => inCompany(of(companies, n), visible));
  taken.release(true);
  expect(await Promise.all(asking)).toEqual(many.map((n) => [of(names, n)]));
});

describe('when work has ended', () => {
  test('what comes after it reaches nothing until it says what', async () => {
    expect(await inCompany(of(companies, 0), visible)).toEqual(['north']);
    expect(await visible()).toEqual([]);
    expect(await acrossCompanies(visible)).toEqual(expect.arrayContaining(names));
    expect(await visible()).toEqual([]);
  });

  test('a query that was built in it and is awaited by it runs in it', async () => {
    expect(
      await inCompany(of(companies, 1), () => server.deps.db.select({ name: projects.name }).from(projects)),
    ).toEqual([{ name: 'south' }]);
  });

  test('work across companies that fails leaves nothing open', async () => {
    const failing = acrossCompanies(() => server.deps.db.execute(sql`select 1 / 0`));
    await expect(failing).rejects.toThrow();
    expect(await inCompany(of(companies, 0), () => visible())).toEqual(['north']);
    expect(await setting()).toBe('');
  });
});

describe('a connection', () => {
  test('that was given back in the middle of a transaction is not used again', async () => {
    const client = await server.deps.database.pool.connect();
    await client.query("begin; set local earshot.company = '1'");
    client.release();
    const seen = await Promise.all(many.map((n) => inCompany(of(companies, n), visible)));
    expect(seen).toEqual(many.map((n) => [of(names, n)]));
    expect((await server.deps.database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  // Roles belong to the whole server: on a shared one the other tests would miss it.
  test.runIf(embedded)('that cannot be set to its company answers no query', async () => {
    const { pool } = server.deps.database;
    await pool.query('alter role earshot_tenant rename to another');
    await expect(inCompany(of(companies, 0), visible)).rejects.toThrow();
    expect((await of(actors, 0).get('/api/projects')).statusCode).toBe(500);
    await pool.query('alter role another rename to earshot_tenant');
    expect(await inCompany(of(companies, 0), visible)).toEqual(['north']);
  });
});
