import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db as BossDb, fromDrizzle, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database, Tx } from '../db/client.ts';
import { inCompany } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { measured } from '../telemetry/tracing.ts';
import type { Job, Refused } from './define-job.ts';
import { tellEnds } from './tell-ends.ts';
import type { WaitingJob } from './waiting-jobs.ts';

/** Sends jobs; a job sent in a transaction exists once the transaction commits. */
export type Jobs = {
  send<P extends object>(job: Pick<Job<P>, 'name'>, payload: P, tx?: Tx): Promise<string>;
  /** Sends a job that waits, unless one is waiting already, of the same company where the payload names one. */
  sendLater<P extends object>(job: Pick<Job<P>, 'name' | 'delay'>, payload: P, tx?: Tx): Promise<void>;
  /** The state of a job: `completed`, `failed`, or anything else while it is pending; null if unknown. */
  state(job: Pick<Job, 'name'>, id: string): Promise<{ state: string; refusal: string | null } | null>;
  /** Whether the queue answers and has not failed in the last seconds. */
  works(): Promise<boolean>;
  /** Waits for jobs that run, up to this long; those that still do go back to the queue. */
  stop(drain?: number): Promise<void>;
};
type Started = Jobs & {
  workOn(deps: Deps): Promise<void>;
  /** Sends a job of a backup inside the transaction of this client; one whose queue no longer exists is left out. */
  sendAgain(job: WaitingJob, client: pg.PoolClient): Promise<void>;
};

/** The rights that a transaction inside a company needs to send a job; it cannot read any. */
export const queueGrants = [
  'usage on schema pgboss',
  'select on pgboss.queue',
  'insert, select (id, start_after) on pgboss.job_common',
] as const;

const heartbeatSeconds = 10;
/** A notification starts a job at once; polling finds those whose retry is due or whose notification was lost. */
const pollSeconds = 2;
/** Without notifications, as through a pooler that hands out a connection per transaction. */
const pollSecondsAlone = 0.5;
/** How long a stop waits for jobs and requests; within half a minute the process has to be gone. */
export const drainMs = 15_000;
/** Its timers and polls run more often, so a queue that is broken fails again within this time. */
const troubleMs = 10_000;
/** Before the end of a stop, jobs that will not end are prepared for going back. */
const handBackMs = 500;
const failedQueue = (name: string) => `${name}-failed`;

/** A company's jobs of one kind run one after the other, so that those of others need not wait for all of them. */
const groupOf = (payload: object) => ('companyId' in payload ? { group: { id: String(payload.companyId) } } : {});
/** The key by which further jobs are left out while one of them waits. */
const onceOf = (payload: object) => ('companyId' in payload ? { singletonKey: String(payload.companyId) } : {});

/** The library uses our pool, so that one connection rule applies to both databases. */
function overPool({ pool, listen }: Pick<Database, 'pool' | 'listen'>): BossDb {
  return {
    listen,
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

const overClient = (client: pg.PoolClient): BossDb => ({
  executeSql: async (text, values) => ({ rows: (await client.query(text, values as unknown[])).rows }),
});

/** Starts the queue; with `work` false it only sends. */
export async function startJobs(
  database: Pick<Database, 'pool' | 'kind' | 'listen'>,
  jobs: readonly Job<object>[],
  log: Deps['log'],
  work: boolean,
): Promise<Started> {
  const boss = new PgBoss({
    db: overPool(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: work,
    useListenNotify: work,
    schedule: false,
    // The jobs of a killed worker restart within one heartbeat and one poll.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  boss.on('error', (error) => {
    failedAt = performance.now();
    log.error({ err: error }, 'job queue');
  });
  boss.on('warning', ({ message, data }) => {
    if ('type' in data && data.type === 'listen_notify_unavailable') log.warn(message);
  });
  await boss.start();
  await makeQueues(boss, jobs);
  await tellEnds(database);
  if (work && database.kind === 'embedded') await takeBackInterrupted(database);
  const queues = new Set(jobs.flatMap(({ name }) => [name, failedQueue(name)]));
  return {
    async send(job, payload, tx) {
      const id = await boss.send(job.name, payload, { ...groupOf(payload), ...(tx && { db: fromDrizzle(tx, sql) }) });
      if (!id) throw new Error(`the queue ${job.name} did not take a job`);
      return id;
    },
    async sendLater(job, payload, tx) {
      await boss.send(job.name, payload, {
        ...{ ...groupOf(payload), ...onceOf(payload), startAfter: job.delay ?? 0 },
        ...(tx && { db: fromDrizzle(tx, sql) }),
      });
    },
    async sendAgain({ name, data }, client) {
      if (queues.has(name)) await boss.send(name, data, { ...onceOf(data), db: overClient(client) });
    },
    async state(job, id) {
      const [found] = await boss.findJobs(job.name, { id });
      if (!found) return null;
      const { refusal } = (found.output ?? {}) as Partial<Refused>;
      return { state: found.state, refusal: refusal ?? null };
    },
    async works() {
      await database.pool.query('select from pgboss.queue limit 1');
      return performance.now() - failedAt > troubleMs;
    },
    stop: (drain = drainMs) => stopGently(boss, database, drain),
    async workOn(deps) {
      for (const job of jobs) {
        for (let n = 0; n < (job.atOnce ?? 1); n++) await workOnJob(boss, deps, job);
        await workOnFailed(boss, deps, job);
      }
    },
  };
}

/**
 * Only one process opens the embedded database, so a job that is active when it starts belongs to one that was killed. It is tried again
 * at once instead of after its heartbeat has expired; on its last try it fails by that.
 */
async function takeBackInterrupted({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`,
  );
}

/** What still runs at the end goes back to the queue as a retry, of which it gets one more: being stopped is no failure. */
async function stopGently(boss: PgBoss, { pool }: Pick<Database, 'pool'>, drain: number): Promise<void> {
  const allowMore = async () => {
    const ids = [...(running.get(boss) ?? [])];
    await pool.query(`update pgboss.job set retry_limit = retry_limit + 1 where id = any($1) and state = 'active'`, [
      ids,
    ]);
  };
  const timer = setTimeout(() => allowMore().catch(() => {}), Math.max(drain - handBackMs, 0));
  await boss.stop({ graceful: true, timeout: drain });
  clearTimeout(timer);
}

/** The ids of the jobs that each queue works on. */
const running = new WeakMap<PgBoss, Set<string>>();

/** Existing queues are kept: one query is faster than creating each again on every start. */
async function makeQueues(boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const make = async (name: string, options: QueueOptions) => {
    const queue = standing.get(name);
    if (!queue) {
      await boss.createQueue(name, { ...options, notify: true });
      // Makes the library remember the queue: it would otherwise look it up when a job is sent, on a second connection, for which a
      // transaction on the embedded database would wait for ever.
      await boss.findJobs(name, { key: name });
      return;
    }
    if (!queue.notify) await boss.updateQueue(name, { notify: true });
  };
  for (const { name, retries, retryDelay, delay, gaveUp } of jobs) {
    const policy = delay ? 'short' : 'standard';
    const options = {
      policy,
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      heartbeatSeconds,
      expireInSeconds: 3600,
    };
    if (gaveUp) await make(failedQueue(name), { retryLimit: 5, retryDelay: 5 });
    await make(name, { ...options, ...(gaveUp ? { deadLetter: failedQueue(name) } : {}) });
  }
}

/** Works through a queue, one job after the other, without a pause while there are any. */
async function work(
  boss: PgBoss,
  queue: string,
  run: (job: JobWithMetadata<unknown>) => Promise<unknown>,
): Promise<void> {
  const options = {
    batchSize: 1,
    includeMetadata: true,
    // Counted here and not in the database, where two workers that fetch at the same moment both get a job of one company.
    localGroupConcurrency: 1,
    pollingIntervalSeconds: pollSecondsAlone,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  const ids = running.get(boss) ?? new Set();
  running.set(boss, ids);
  const worker = await boss.work(queue, options, async (batch: JobWithMetadata<unknown>[]) => {
    for (const { id } of batch) ids.add(id);
    try {
      // Stored with the job.
      for (const job of batch) return await run(job);
    } finally {
      for (const { id } of batch) ids.delete(id);
      boss.notifyWorker(worker);
    }
  });
}

async function workOnJob(boss: PgBoss, deps: Deps, job: Job<object>): Promise<void> {
  await work(boss, job.name, async (one) => {
    const payload = job.payload.parse(one.data);
    const started = performance.now();
    const lastTry = one.retryCount >= one.retryLimit;
    const seconds = () => (performance.now() - started) / 1000;
    const span = deps.tracing?.begin(`job ${job.name}`, { 'earshot.tries.before': one.retryCount });
    const work = () => withinCompany<unknown>(payload, () => job.run(deps, { payload, lastTry }));
    const result = await measured(span, work).catch((err) => {
      deps.metrics.job({ job: job.name, outcome: 'failed', seconds: seconds() });
      deps.log.warn({ err, job: job.name, id: one.id, failed: one.retryCount + 1 }, 'job failed');
      throw err;
    });
    deps.metrics.job({ job: job.name, outcome: 'done', seconds: seconds() });
    deps.log.info({ job: job.name, id: one.id, ms: Math.round(1000 * seconds()) }, 'job done');
    return result;
  });
}

async function workOnFailed(boss: PgBoss, deps: Deps, job: Job<object>): Promise<void> {
  const { gaveUp } = job;
  if (!gaveUp) return;
  await work(boss, failedQueue(job.name), (one) => {
    const payload = job.payload.parse(one.data);
    return withinCompany(payload, () => gaveUp(deps, payload));
  });
}

/** A job whose payload names no company sees no rows until it sets a company itself. */
const withinCompany = <T>(payload: object, work: () => Promise<T>): Promise<T> =>
  'companyId' in payload ? inCompany(Number(payload.companyId), work) : work();
