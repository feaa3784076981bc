import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { until } from '../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { startJobs } from './boss.ts';
import { defineJob, type Job } from './define-job.ts';

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
  jobs = await startJobs(database, [look as unknown as Job<never>], log, true);
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
