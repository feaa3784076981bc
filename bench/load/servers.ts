import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/support/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = 'a-secret-that-both-processes-share-01';

export type Server = { url: string; dataDir: string; process: ChildProcess; pid: number; stop(): Promise<void> };
type Options = { databaseUrl?: string | undefined; limits?: boolean; profiles?: string | undefined };

/** The built product, without its launcher, so that the measured process is the server. */
export async function startServer(
  dataDir: string,
  { databaseUrl = '', limits = true, profiles }: Options = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const profiling = profiles ? ['--cpu-prof', '--cpu-prof-dir', profiles] : [];
  const child = spawn(process.execPath, [...profiling, join(root, 'server/main.ts'), 'serve'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUPS: 'off' },
      ...{ SESSION_SECRET: secret, RATE_LIMITS: limits ? 'on' : 'off', LOG_LEVEL: 'error', SMTP_URL: '' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.status === 200) break;
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    await pause(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { url, dataDir, process: child, pid: child.pid ?? 0, stop };
}

/** A program that answers every request with nothing: what this machine takes for it at this moment. */
export async function startNothing(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const source = `require('node:http').createServer((_, reply) => reply.end()).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', source], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await pause(20);
  return { url, stop: () => child.kill('SIGKILL') };
}
