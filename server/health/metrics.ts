import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';

/** What this process has done and how much waits, for Prometheus. Labels name routes and kinds of work, never tenants or their objects. */
export type Metrics = {
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  job(seen: { job: string; outcome: 'done' | 'failed'; seconds: number }): void;
  engine(seen: { work: string; seconds: number }): void;
  /** In the text format of Prometheus. */
  write(): Promise<{ type: string; text: string }>;
};

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.8, 2, 5, 15, 60];
const jobSeconds = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];

export function createMetrics({ pool }: Pick<Database, 'pool'>): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'earshot_http_request_seconds',
    help: 'Time to answer requests, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: 'earshot_job_seconds',
    help: 'Time that jobs of this process ran, by kind and outcome',
    labelNames: ['job', 'outcome'],
    buckets: jobSeconds,
    registers,
  });
  const engine = new Counter({
    name: 'earshot_engine_seconds_total',
    help: 'Seconds in which work held a thread of the engine, its waits for the database included',
    labelNames: ['work'],
    registers,
  });
  new Gauge({
    name: 'earshot_queue_jobs',
    help: 'Jobs in the database, by queue and state; the same on every process',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      return collectQueue({ pool }, this);
    },
  });
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    job: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    engine: ({ work, seconds }) => engine.inc({ work }, seconds),
    write: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

const countJobs = `select q.name, s.state, count(j.id)::int as count
  from pgboss.queue q cross join (values ('created'), ('retry'), ('active')) s (state)
  left join pgboss.job j on j.name = q.name and j.state::text = s.state
  where q.name not like '\\_\\_%' group by 1, 2`;

/** Without a database, the other metrics are still worth reading. */
async function collectQueue({ pool }: Pick<Database, 'pool'>, gauge: Gauge<'queue' | 'state'>): Promise<void> {
  gauge.reset();
  const { rows } = await pool
    .query<{ name: string; state: string; count: number }>(countJobs)
    .catch(() => ({ rows: [] }));
  for (const { name, state, count } of rows) gauge.set({ queue: name, state }, count);
}
