import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyMigratedFolder } from '../../server/testing/migrated-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const baselineWasm = new URL('../../server/testing/baseline-wasm.ts', import.meta.url).href;

export type Server = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends it as a crash or a power cut of the process would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'earshot-e2e-'));

/** Starts the product through its launcher, as a user does, though without optimised WebAssembly unless NODE_OPTIONS is given. */
export async function startServer(dataDir = newDataDir(), env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'bin/earshot.mjs'), 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      NODE_OPTIONS: `--import=${baselineWasm}`,
      npm_lifecycle_event: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const ready = (async () => {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not become ready');
  })();
  await Promise.race([
    ready,
    gone.then(() => {
      throw new Error('the server ended before it was ready');
    }),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return {
    url,
    dataDir,
    process: child,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data folder with an empty database whose schema is there already, so that a start spares the migrations. */
export async function newPreparedDataDir(): Promise<string> {
  const dataDir = newDataDir();
  await copyMigratedFolder(dataDir);
  return dataDir;
}

export const startPreparedServer = async (env: Record<string, string> = {}): Promise<Server> =>
  startServer(await newPreparedDataDir(), env);

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The path of the link to a page in the newest mail to an address; waits for the mail. */
export async function mailedPath(dataDir: string, to: string, page = 'verify-email'): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const [link] = mailedPaths(dataDir, to, page);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to}`);
}

/** The paths of all links to a page that were mailed to an address, the newest first. */
export function mailedPaths(dataDir: string, to: string, page: string): string[] {
  const folder = join(dataDir, 'outbox');
  const names = namesIn(folder).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap((mail) => new RegExp(`https?://[^/\\s]+(/${page}/\\S+)`).exec(mail)?.[1] ?? []);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
