import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = 50;
const clients = 50;
const seconds = Number(process.env.SECONDS ?? 8);
const email = 'seed@example.com';
const password = 'quiet-river-7';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function started(child: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** The framework alone: the same bytes from memory, without session, rights, database or schema. */
async function serveFixed(body: string) {
  const port = await freePort();
  const source = `import Fastify from 'fastify';
    const body = await new Promise((resolve) => process.once('message', resolve));
    const app = Fastify({ logger: false });
    app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
    await app.listen({ port: ${port}, host: '127.0.0.1' });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(body);
  const url = `http://127.0.0.1:${port}/`;
  await started(child, url);
  return { child, url };
}

async function serveProduct(dataDir: string, databaseUrl: string) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const launcher = join(root, 'server/main.ts');
  const seeding = spawn(process.execPath, [launcher, 'seed', '--insights', String(rows)], { env, stdio: 'ignore' });
  await once(seeding, 'exit');
  const child = spawn(process.execPath, [launcher, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await started(child, `${url}/readyz`);
  return { child, url };
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`sign-in failed: ${await reply.text()}`);
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function hammer(url: string, headers: Record<string, string>, duration: number) {
  const { latency, requests, errors, non2xx } = await autocannon({ url, headers, connections: clients, duration });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

const row = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => cell.padEnd(14)).join(''));

async function measure(name: string, databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'earshot-bench-'));
  const product = await serveProduct(dataDir, databaseUrl);
  try {
    const cookie = await signIn(product.url);
    const [project] = (await (await fetch(`${product.url}/api/projects`, { headers: { cookie } })).json()) as [
      { id: number },
    ];
    const list = `${product.url}/api/projects/${project.id}/insights`;
    const body = await (await fetch(list, { headers: { cookie } })).text();
    const fixed = await serveFixed(body);
    try {
      await hammer(list, { cookie }, 3);
      await hammer(fixed.url, {}, 2);
      const reference = await hammer(fixed.url, {}, seconds);
      const measured = await hammer(list, { cookie }, seconds);
      const cells = (m: typeof measured) => [
        m.rate.toFixed(0),
        `${m.p50} ms`,
        `${m.p99} ms`,
        (m.p99 / m.p50).toFixed(1),
      ];
      row(`${name}, fixed reply`, [...cells(reference), '1', `${(body.length / 1000).toFixed(0)} kB`]);
      row(`${name}, list`, [...cells(measured), (measured.rate / reference.rate).toFixed(3)]);
    } finally {
      await ended(fixed.child);
    }
  } finally {
    await ended(product.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

row('', ['requests/s', 'p50', 'p99', 'p99 / p50', 'ratio', 'size']);
await measure('embedded', '');
if (process.env.BENCH_DATABASE_URL) await measure('PostgreSQL', process.env.BENCH_DATABASE_URL);
