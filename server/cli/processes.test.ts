import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { until } from '../testing/mailbox.ts';
import { createDatabase, dropDatabases } from '../testing/postgresql.ts';
import { testPassword } from '../testing/test-server.ts';

const launcher = fileURLToPath(new URL('../../bin/earshot.mjs', import.meta.url));
const server = process.env.DATABASE_URL ?? '';
const name = `earshot_processes_${process.pid}`;

type Process = { child: ChildProcess; url: string };
const started: Process[] = [];
let url: string;
let pool: pg.Pool;
let dataDir: string;

/** Starts a process on any port and waits until it says where it is. */
async function startProcess(...args: string[]): Promise<Process> {
  const env = {
    ...process.env,
    PORT: '0',
    WORKER_PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [launcher, ...args], {
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: url, PUBLIC_URL: '', npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  const place = await until(async () => {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    return /http:\/\/[^\s/]+:\d+/.exec(said)?.[0];
  }, args.join(' '));
  const found = { child, url: place };
  started.push(found);
  return found;
}

async function end({ child }: Process, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code as number | null;
}

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;

/** The jobs that a worker says it has done. */
async function doneBy({ url }: Process): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/^earshot_job_seconds_count\{job="[^"]+",outcome="done"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function signIn(web: Process, email: string) {
  const body = JSON.stringify({ email, password: testPassword });
  const reply = await fetch(`${web.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe.runIf(server)('two web servers and two workers on one database', () => {
  let webs: Process[];
  let workers: Process[];
  let headers: { cookie: string };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(inject('runFolder'), 'processes-'));
    url = await createDatabase(server, name);
    pool = new pg.Pool({ connectionString: url });
    pool.on('error', () => {});
    const all = await Promise.all([
      startProcess('serve', '--no-worker'),
      startProcess('serve', '--no-worker'),
      startProcess('worker'),
      startProcess('worker'),
    ]);
    webs = all.slice(0, 2);
    workers = all.slice(2);
  }, 180_000);
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await pool.end();
    await dropDatabases(server, name);
  });

  test('start at once on an empty database, which is migrated once', async () => {
    const [{ runs, schemas }] = await sql(
      'select count(*)::int as runs, count(distinct hash)::int as schemas from drizzle.__drizzle_migrations',
    );
    expect(runs).toBe(schemas);
    for (const { url } of [...webs, ...workers]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const { url } of workers) expect((await fetch(`${url}/api/projects`)).status).toBe(404);
  });

  test('a run that one server starts is worked on by the workers and seen by the other server', async () => {
    const [first, second] = webs as [Process, Process];
    const email = 'ada@minnow.example';
    const registered = await fetch(`${first.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ username: 'ada', email, password: testPassword, confirmPassword: testPassword },
        companyName: 'Minnow',
      }),
    });
    expect(registered.status).toBe(201);
    await sql(`update users set status = 'active'`);
    headers = await signIn(first, email);
    const samples = await Promise.all(
      [1, 2, 3].map(async () => {
        const reply = await fetch(`${first.url}/api/projects/sample`, { method: 'POST', headers });
        expect(reply.status).toBe(201);
        return (await reply.json()) as { project: { id: number }; sessionKey: string };
      }),
    );
    for (const { project, sessionKey } of samples) {
      const run = await until(async () => {
        const reply = await fetch(`${second.url}/api/projects/${project.id}/analysis/${sessionKey}`, { headers });
        const seen = (await reply.json()) as { status: string; documentIds: number[] };
        return seen.status === 'completed' || seen.status === 'error' ? seen : undefined;
      }, 'the run');
      expect(run.status).toBe('completed');
    }
  }, 180_000);

  test('every job is done once', async () => {
    const jobs = await until(async () => {
      const rows = await sql('select state, retry_count from pgboss.job where name not like $1', ['\\_\\_%']);
      return rows.every(({ state }) => state === 'completed') ? rows : undefined;
    }, 'the jobs');
    expect(jobs.every(({ retry_count }) => retry_count === 0)).toBe(true);
    const counts = await Promise.all(workers.map(doneBy));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(jobs.length);
  });

  test('workers that are stopped end with 0, and what they leave is done by the next one', async () => {
    const reply = await fetch(`${webs[0]?.url}/api/projects/sample`, { method: 'POST', headers });
    expect(reply.status).toBe(201);
    const { sessionKey } = (await reply.json()) as { sessionKey: string };
    expect(await Promise.all(workers.map((one) => end(one)))).toEqual([0, 0]);
    workers = [await startProcess('worker')];
    const status = await until(async () => {
      const [run] = await sql('select status from analysis_progress where session_key = $1', [sessionKey]);
      return run?.status === 'completed' || run?.status === 'error' ? run.status : undefined;
    }, 'the run');
    expect(status).toBe('completed');
    expect(await sql(`select from pgboss.job where state = 'failed'`)).toEqual([]);
  }, 120_000);

  test('one that is stopped while it starts ends with 0', async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'stopped-'));
    const child = spawn(process.execPath, [launcher, 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: folder, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await until(async () => existsSync(join(folder, 'session-secret')) || undefined, 'its settings');
    expect(await end({ child, url: '' })).toBe(0);
  });

  test('all others end with 0, too', async () => {
    expect(await Promise.all([...webs, ...workers].map((one) => end(one)))).toEqual([0, 0, 0]);
  });
});
