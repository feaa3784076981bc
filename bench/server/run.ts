import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'earshot-bench-'));
const password = 'quiet-river-7';
const email = 'bench@example.com';
const json = { 'content-type': 'application/json' };

type Server = { url: string; child: ChildProcess; seconds: number };

async function startServer(): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin/earshot.mjs'), 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, child, seconds: (performance.now() - started) / 1000 };
    if (child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function stopServer({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function nodeStart(): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return (performance.now() - started) / 1000;
  });
  return median(runs);
}

/** Latencies of /healthz in milliseconds, at a steady rate until `until` settles or ten seconds are over. */
function healthLatency(url: string, until?: Promise<unknown>): Promise<{ p50: number; p99: number; sent: number }> {
  const options = { url: `${url}/healthz`, connections: 10, overallRate: 200, duration: until ? 120 : 10 };
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const { latency, requests } = result;
      resolve({ p50: latency.p50, p99: latency.p99, sent: requests.total });
    });
    until?.finally(() => run.stop());
  });
}

async function call(url: string, path: string, cookie: string, init: RequestInit = {}): Promise<Response> {
  const reply = await fetch(url + path, { ...init, headers: { ...init.headers, cookie } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

async function signUp(url: string): Promise<string> {
  const account = { username: 'bench', email, password, confirmPassword: password, companyName: 'Bench' };
  await call(url, '/api/register', '', { method: 'POST', headers: json, body: JSON.stringify(account) });
  await call(url, `/api${await mailedPath()}`, '', { method: 'POST' });
  const login = JSON.stringify({ email, password });
  const reply = await call(url, '/api/login', '', { method: 'POST', headers: json, body: login });
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function mailedPath(): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      const [name] = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
      const link = name && /(\/verify-email\/\S+)/.exec(readFileSync(join(outbox, name), 'utf8'))?.[1];
      if (link) return link;
    } catch {
      // The folder comes with the first mail.
    }
  }
}

const sentences = [
  'We throw away about ten loaves of bread every evening and that really hurts.',
  'The notebook next to the oven is full of flour, so I cannot read the numbers from yesterday.',
  'On market days we are sold out by nine and I have to send customers away.',
  'I wish somebody told me the weather the night before, because rain keeps people at home.',
  'The app took twenty minutes every evening, so my people stopped using it after a week.',
  'The shop calls me at noon and tells me what is running low, and that call works well.',
];

function interviews(bytes: number): string {
  let text = '';
  for (let i = 0; text.length < bytes; i++) {
    text += `Interviewer: What about week ${i}?\nBaker ${i % 40}: In week ${i} it was like this. ${sentences[i % 6]} ${sentences[(i * 5 + 2) % 6]}\n`;
  }
  return text;
}

/** Seconds from the call to `completed`, meanwhile the latency of /healthz. */
async function analyse(url: string, cookie: string) {
  const made = await call(url, '/api/projects', cookie, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Bench' }),
  });
  const { id } = (await made.json()) as { id: number };
  const form = new FormData();
  form.set('files', new Blob([interviews(1_000_000)]), 'large.txt');
  form.set('projectId', String(id));
  const uploaded = (await (await call(url, '/api/insights', cookie, { method: 'POST', body: form })).json()) as {
    id: number;
  };
  const started = performance.now();
  const body = JSON.stringify({ documentIds: [uploaded.id] });
  const run = await call(url, `/api/projects/${id}/analyze-documents`, cookie, { method: 'POST', headers: json, body });
  const { sessionKey } = (await run.json()) as { sessionKey: string };
  const done = (async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const reply = await call(url, `/api/projects/${id}/analysis/${sessionKey}`, cookie);
      const { status } = (await reply.json()) as { status: string };
      if (status === 'completed' || status === 'error')
        return { status, seconds: (performance.now() - started) / 1000 };
    }
  })();
  const latency = await healthLatency(url, done);
  return { ...(await done), latency };
}

const row = (name: string, value: string) => console.log(`${name.padEnd(40)} ${value}`);
const inMs = ({ p50, p99, sent }: { p50: number; p99: number; sent: number }) =>
  `p50 ${p50} ms, p99 ${p99} ms (${sent} requests)`;

try {
  const floor = nodeStart();
  row('start of node', `${floor.toFixed(3)} s`);
  const first = await startServer();
  row('first start', `${first.seconds.toFixed(2)} s`);
  await stopServer(first);
  const starts: number[] = [];
  for (let i = 0; i < 5; i++) {
    const server = await startServer();
    starts.push(server.seconds);
    await stopServer(server);
  }
  row(
    'second start, median of 5',
    `${median(starts).toFixed(2)} s (${(median(starts) / floor).toFixed(1)} x start of node)`,
  );
  const server = await startServer();
  const cookie = await signUp(server.url);
  const idle = await healthLatency(server.url);
  row('/healthz idle', inMs(idle));
  const { status, seconds, latency } = await analyse(server.url, cookie);
  row('/healthz while an analysis runs', inMs(latency));
  row('analysis of 1 MB', `${status} after ${seconds.toFixed(1)} s`);
  await stopServer(server);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
