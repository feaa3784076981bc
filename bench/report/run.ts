import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Api, signIn } from '../../e2e/support/api.ts';
import { newDataDir, type Server, startServer } from '../../e2e/support/server.ts';

const launcher = fileURLToPath(new URL('../../bin/earshot.mjs', import.meta.url));
const insights = Number(process.env.INSIGHTS ?? 2_000);
const pauseMs = 10;
const limits = { wallMs: 8_000, healthMs: 50 };

function seed(dataDir: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [launcher, 'seed', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the seed failed: ${stderr}`);
}

async function cookieOf({ url }: Server): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seed@example.com', password: 'quiet-river-7' }),
  });
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

type Report = { ms: number; bytes: number };

async function download(server: Server, cookie: string, path: string): Promise<Report> {
  const started = performance.now();
  const reply = await fetch(server.url + path, { headers: { cookie } });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}

/** Asks for the server's health repeatedly while work is running; returns the time of each answer. */
async function healthDuring<T>({ url }: Server, work: Promise<T>): Promise<{ result: T; times: number[] }> {
  const times: number[] = [];
  let goesOn = true;
  const asking = (async () => {
    while (goesOn) {
      const started = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  const result = await work.finally(() => {
    goesOn = false;
  });
  await asking;
  return { result, times };
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const row = (name: string, ...values: string[]) => console.log([name.padEnd(30), ...values].join('  '));
const health = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms of ${times.length}`;

const dataDir = newDataDir();
seed(dataDir, '--insights', String(insights), '--per-project', String(insights));
const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
try {
  const api: Api = await signIn(server, 'seed');
  const cookie = await cookieOf(server);
  const projectId = (await api.get<{ id: number }[]>('/api/projects'))[0]?.id ?? 0;
  const rows = await api.get<{ id: number; source: string }[]>(`/api/projects/${projectId}/insights`);
  const one = rows.find(({ source }) => source !== 'upload')?.id ?? 0;

  const idle = await healthDuring(server, new Promise((resolve) => setTimeout(resolve, 5_000)));
  const single = await download(server, cookie, `/api/insights/${one}/pdf`);
  const all = await healthDuring(server, download(server, cookie, `/api/projects/${projectId}/insights/pdf`));
  const p99 = percentile(all.times, 0.99);
  row('health, nothing else going on', health(idle.times));
  row('one insight', `${single.ms.toFixed(0)} ms`, `${(single.bytes / 1000).toFixed(0)} kB`);
  row(`${insights} insights`, `${all.result.ms.toFixed(0)} ms`, `${(all.result.bytes / 1000).toFixed(0)} kB`);
  row('health meanwhile', health(all.times));
  if (all.result.ms > limits.wallMs || p99 > limits.healthMs) process.exitCode = 1;
} finally {
  await server.stop();
}
