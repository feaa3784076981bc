import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db as BossDb, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/client.ts';
import { inCompany } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import type { Job } from './define-job.ts';

/** Sends jobs; a job sent in a transaction exists once the transaction commits. */
export type Jobs = {
  send<P extends object>(job: Pick<Job<P>, 'name'>, payload: P, tx?: Tx): Promise<string>;
  /** The state of a job: `completed`, `failed`, or anything else while it is pending; null if unknown. */
  state(job: Pick<Job, 'name'>, id: string): Promise<string | null>;
  stop(): Promise<void>;
};

/** The rights that a transaction inside a company needs to send a job; it cannot read any. */
export const queueGrants = [
  'usage on schema pgboss',
  'select on pgboss.queue',
  'insert, select (id) on pgboss.job_common',
] as const;

const heartbeatSeconds = 10;
const pollSeconds = 0.5;
const failedQueue = (name: string) => `${name}-failed`;

/** The library uses our pool, so that one connection rule applies to both databases. */
function overPool(pool: pg.Pool): BossDb {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result = (await client.query(text, values as unknown[])) as pg.QueryResult | pg.QueryResult[];
        return { rows: Array.isArray(result) ? result.flatMap((r) => r.rows ?? []) : result.rows };
      } catch (error) {
        // A failed multi-statement query leaves its transaction open on this connection.
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** Starts the queue; with `work` false it only sends. */
export async function startJobs(
  database: Pick<Database, 'pool' | 'kind'>,
  jobs: readonly Job<never>[],
  log: Deps['log'],
  work: boolean,
): Promise<Jobs & { workOn(deps: Deps): Promise<void> }> {
  const boss = new PgBoss({
    db: overPool(database.pool),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: work,
    schedule: false,
    // The jobs of a killed worker restart within one heartbeat and one poll.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await makeQueues(boss, jobs);
  return {
    async send(job, payload, tx) {
      const id = await boss.send(job.name, payload, tx ? { db: fromDrizzle(tx, sql) } : {});
      if (!id) throw new Error(`the queue ${job.name} did not take a job`);
      return id;
    },
    async state(job, id) {
      const [found] = await boss.findJobs(job.name, { id });
      return found?.state ?? null;
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
    async workOn(deps) {
      for (const job of jobs) await workOnJob(boss, deps, job as unknown as Job<object>);
    },
  };
}

/** Existing queues are kept: one query is faster than creating each again on every start. */
async function makeQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const standing = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const { name, retries, retryDelay, gaveUp } of jobs) {
    if (standing.has(name)) continue;
    const options = { retryLimit: retries, retryDelay, retryBackoff: true, heartbeatSeconds, expireInSeconds: 3600 };
    if (gaveUp) await boss.createQueue(failedQueue(name), { retryLimit: 5, retryDelay: 5 });
    await boss.createQueue(name, { ...options, ...(gaveUp ? { deadLetter: failedQueue(name) } : {}) });
  }
}

async function workOnJob(boss: PgBoss, deps: Deps, job: Job<object>): Promise<void> {
  await boss.work(
    job.name,
    // Waiting jobs run one after the other; only an empty queue is polled at intervals.
    { batchSize: 1, pollingIntervalSeconds: pollSeconds, burstWhenReadyExceeds: 1, includeMetadata: true },
    async (batch: JobWithMetadata<unknown>[]) => {
      for (const one of batch) {
        const payload = job.payload.parse(one.data);
        const started = performance.now();
        const lastTry = one.retryCount >= one.retryLimit;
        await withinCompany(payload, () => job.run(deps, { payload, lastTry })).catch((err) => {
          deps.log.warn({ err, job: job.name, id: one.id, failed: one.retryCount + 1 }, 'job failed');
          throw err;
        });
        deps.log.info({ job: job.name, id: one.id, ms: Math.round(performance.now() - started) }, 'job done');
      }
    },
  );
  if (!job.gaveUp) return;
  const gaveUp = job.gaveUp;
  await boss.work(failedQueue(job.name), { pollingIntervalSeconds: 2 }, async (batch: { data: unknown }[]) => {
    for (const one of batch) {
      const payload = job.payload.parse(one.data);
      await withinCompany(payload, () => gaveUp(deps, payload));
    }
  });
}

/** A job whose payload names no company sees no rows until it sets a company itself. */
const withinCompany = (payload: object, work: () => Promise<void>): Promise<void> =>
  'companyId' in payload ? inCompany(Number(payload.companyId), work) : work();
