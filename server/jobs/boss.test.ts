import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { until } from '../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { startJobs } from './boss.ts';
import { defineJob } from './define-job.ts';

let server: OwnServer;
let jobs: Awaited<ReturnType<typeof startJobs>>;
const companies: number[] = [];
const seen = new Map<string, string[]>();

/** Its query forgets the company. */
const look = defineJob({
  name: 'look-around',
  payload: z.object({ told: z.string(), companyId: z.optional(z.int()), fails: z.optional(z.boolean()) }),
  retries: 0,
  retryDelay: 0,
  async run(deps, { payload }) {
    if (payload.fails) throw new Error('as wanted');
    await lookAround(deps, payload.told);
  },
  gaveUp: (deps, payload) => lookAround(deps, payload.told),
});

async function lookAround({ db }: Pick<Deps, 'db'>, told: string): Promise<void> {
  const { rows } = await db.execute(sql`select name from projects`);
  seen.set(
    told,
    rows.map((r) => String(r.name)),
  );
}

beforeAll(async () => {
  // Not the shared server: the tests start a second queue.
  server = await startTestServer();
  for (const name of ['north', 'south']) {
    const admin = await server.newAdmin(name);
    await admin.post('/api/projects', { name });
    const { rows } = await server.deps.database.pool.query('select company_id from users where id = $1', [admin.id]);
    companies.push(rows[0].company_id);
  }
  const { database, log } = server.deps;
  jobs = await startJobs(database, [look], log, true);
  await jobs.workOn(server.deps);
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

const seenBy = (told: string) => until(async () => seen.get(told), told);

test('a job works in the company that its payload names', async () => {
  await jobs.send(look, { told: 'first', companyId: companies[0] });
  await jobs.send(look, { told: 'second', companyId: companies[1] });
  expect(await seenBy('first')).toEqual(['north']);
  expect(await seenBy('second')).toEqual(['south']);
});

test('a job that names none reaches nothing', async () => {
  await jobs.send(look, { told: 'nobody' });
  expect(await seenBy('nobody')).toEqual([]);
});

test('a job that was given up is ended in its company', async () => {
  await jobs.send(look, { told: 'given up', companyId: companies[1], fails: true });
  expect(await seenBy('given up')).toEqual(['south']);
});

test('a queue made before there were notifications gets them with the next start', async () => {
  const { database, log } = server.deps;
  const notifies = async () => {
    const { rows } = await database.pool.query("select notify from pgboss.queue where name like 'look-around%'");
    return rows.map((queue) => queue.notify);
  };
  expect(await notifies()).toEqual([true, true]);
  await database.pool.query("update pgboss.queue set notify = false where name like 'look-around%'");
  const next = await startJobs(database, [look], log, false);
  await next.stop();
  expect(await notifies()).toEqual([true, true]);
});

test('a job that has ended is kept for seven days', async () => {
  const { rows } = await server.deps.database.pool.query('select distinct deletion_seconds from pgboss.queue');
  expect(rows).toEqual([{ deletion_seconds: 7 * 24 * 60 * 60 }]);
});

test("one company's jobs run one after the other, and those of others meanwhile", async () => {
  const { database, log } = server.deps;
  const begun: number[] = [];
  const ended = Promise.withResolvers<void>();
  const slow = defineJob({
    name: 'slow',
    payload: z.object({ companyId: z.int() }),
    retries: 0,
    retryDelay: 0,
    atOnce: 3,
    async run(_deps, { payload }) {
      begun.push(payload.companyId);
      await ended.promise;
    },
  });
  const others = await startJobs(database, [slow], log, true);
  await others.workOn(server.deps);
  const [north = 0, south = 0] = companies;
  for (const companyId of [north, north, north, south]) await others.send(slow, { companyId });
  await until(async () => begun.includes(south) || undefined, 'the job of the other company');
  expect(begun.toSorted()).toEqual([north, south].toSorted());
  ended.resolve();
  await until(async () => begun.length === 4 || undefined, 'the end of all');
  await others.stop();
});

const hold = defineJob({
  name: 'hold-on',
  payload: z.object({ told: z.string() }),
  retries: 0,
  retryDelay: 0,
  async run(_deps, { payload: { told } }) {
    const runs = seen.get(told) ?? [];
    seen.set(told, [...runs, 'run']);
    // The first worker never finishes it.
    if (runs.length === 0) await new Promise(() => {});
  },
});

test('a worker that stops hands the job that it cannot finish to the next one, even on its last try', async () => {
  const { database, log } = server.deps;
  const startWorker = async () => {
    const worker = await startJobs(database, [hold], log, true);
    await worker.workOn(server.deps);
    return worker;
  };
  const first = await startWorker();
  await first.send(hold, { told: 'handed' });
  await seenBy('handed');
  await first.stop(1000);
  const second = await startWorker();
  await until(async () => (seen.get('handed')?.length === 2 ? true : undefined), 'the second run');
  expect(seen.get('handed')).toEqual(['run', 'run']);
  await second.stop();
});

test.runIf(!process.env.DATABASE_URL)(
  'what a killed server was at work on begins again with the next start, without waiting for its heartbeat',
  async () => {
    const { database, log } = server.deps;
    const interrupted = { ...hold, name: 'interrupted', retries: 1, retryDelay: 600 };
    const startServer = async () => {
      const started = await startJobs(database, [interrupted], log, true);
      await started.workOn(server.deps);
      return started;
    };
    const killed = await startServer();
    await killed.send(interrupted, { told: 'interrupted' });
    await seenBy('interrupted');
    const next = await startServer();
    await until(async () => (seen.get('interrupted')?.length === 2 ? true : undefined), 'the second run');
    await Promise.all([next.stop(), killed.stop(1000)]);
  },
);
