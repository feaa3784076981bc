import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEngine } from '../jobs/engine-client.ts';
import { tokenMailedTo } from '../testing/mailbox.ts';
import { type OwnServer, register, startTestServer } from '../testing/test-server.ts';
import { createMetrics } from './metrics.ts';
import { findDiskFault, readReadiness } from './readiness.ts';
import { timedEngine } from './timed-engine.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: the tests break the queue and the list of migrations.
  server = await startTestServer();
});
afterAll(() => server.stop());

const ready = async () => {
  const reply = await server.app.inject('/readyz');
  const { status, ...parts } = reply.json();
  return { status, code: reply.statusCode, broken: Object.keys(parts).filter((part) => parts[part] !== 'ok') };
};
const sql = (text: string) => server.deps.database.pool.query(text);

test('a server that is ready says so of each part', async () => {
  expect(await ready()).toEqual({ status: 'ok', code: 200, broken: [] });
});

test('a schema of another version is named', async () => {
  await sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)");
  expect(await ready()).toEqual({ status: 'not ready', code: 503, broken: ['schema'] });
  await sql("delete from drizzle.__drizzle_migrations where hash = 'newer'");
});

test('a broken queue is named', async () => {
  await sql('alter table pgboss.queue rename to elsewhere');
  expect(await ready()).toEqual({ status: 'not ready', code: 503, broken: ['queue'] });
  await sql('alter table pgboss.elsewhere rename to queue');
});

test('a database that does not answer is named', async () => {
  const database = { ...server.deps.database, pool: new pg.Pool({ host: '127.0.0.1', port: 9 }) };
  expect(await readReadiness({ ...server.deps, database })).toMatchObject({
    database: 'the database does not respond',
    disk: null,
  });
});

test('a disk that is almost full is named, and so is a folder that is gone', async () => {
  expect(await findDiskFault(server.dataDir)).toBeNull();
  expect(await findDiskFault(server.dataDir, Number.POSITIVE_INFINITY)).toMatch(/almost full/);
  expect(await findDiskFault(join(server.dataDir, 'nowhere'))).toMatch(/cannot be read/);
});

const metricsOf = async (request: object = {}) => server.app.inject({ url: '/metrics', ...request });

test('requests, jobs and waiting jobs are counted, without the name of a tenant', async () => {
  await register(server.guest(), 'Sesame', 'sesame@example.com');
  await tokenMailedTo(server.dataDir, 'sesame@example.com');
  await server.app.inject('/reset-password/secret');
  const { body, headers } = await metricsOf();
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const line of [
    /^earshot_http_request_seconds_count\{method="POST",route="\/api\/register",status="201"\} 1$/m,
    /^earshot_job_seconds_count\{job="account-mail",outcome="done"\} [1-9]/m,
    /^earshot_queue_jobs\{queue="account-mail",state="created"\} 0$/m,
    /^process_resident_memory_bytes \d+/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toMatch(/sesame|secret/i);
});

test('only programs on this machine read the metrics, unless a setting opens or closes them', async () => {
  expect((await metricsOf()).statusCode).toBe(200);
  expect((await metricsOf({ remoteAddress: '::1' })).statusCode).toBe(200);
  expect((await metricsOf({ remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  expect((await metricsOf({ headers: { 'x-forwarded-for': '10.0.0.7' } })).statusCode).toBe(404);
  const { config } = server.deps;
  config.metrics = 'open';
  expect((await metricsOf({ remoteAddress: '10.0.0.7' })).statusCode).toBe(200);
  config.metrics = 'off';
  expect((await metricsOf()).statusCode).toBe(404);
  config.metrics = 'loopback';
});

test('the seconds of the engine are counted by kind of work', async () => {
  const metrics = createMetrics(server.deps.database);
  const engine = timedEngine(startEngine(), metrics);
  // A call that fails has held the thread, too.
  await expect(engine.withCorpus('one', [], async () => undefined)).rejects.toThrow(/can be quoted/);
  await engine.close();
  expect((await metrics.write()).text).toMatch(/^earshot_engine_seconds_total\{work="analysis"\} \d+\.\d+$/m);
});
