import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What the machine holds that a parser must not reach; the test makes it. */
export type Prey = {
  /** A listener on the loopback address. */
  port: number;
  /** Another one, on this address. */
  other: { host: string; port: number };
  /** A listener on a Unix socket, as the embedded database is. */
  socket: string;
  /** Another one, in a folder of data inside of a folder that the program may read. */
  ownSocket: string;
  /** A file in a folder that others use. */
  file: string;
  /** A folder of data as a server makes it by default, with its secret. */
  dataDir: string;
  /** Native code that loads, which the program may read. */
  addon: string;
  /** A process of the same user. */
  pid: number;
};

const { port, other, socket, ownSocket, file, dataDir, addon, pid }: Prey = JSON.parse(process.argv[2] ?? '{}');

/** A debugger opens a moment after its signal. */
async function connectedSoon(to: NetConnectOpts): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const isConnected = await connected(to).then(
      () => true,
      () => false,
    );
    if (isConnected) return;
    await pause(100);
  }
  throw new Error('nobody listens');
}

function connected(to: NetConnectOpts): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(to)
      .on('connect', () => resolve())
      .on('error', reject);
  });
}

const run = (...args: string[]) => {
  const { error, status } = spawnSync(process.execPath, args);
  if (error) throw error;
  if (status !== 0) throw new Error('it failed');
};

/** Tries what a parser taken over by a hostile file would try, and prints what succeeded. */
const attempts: Record<string, () => unknown> = {
  'files: read one of the system': () => readFileSync('/etc/hostname'),
  'files: read one of the program': () => readFileSync(new URL('../../package-lock.json', import.meta.url)),
  'files: read one of another program': () => readFileSync(file),
  'files: list a folder of others': () => readdirSync('/tmp'),
  'files: list the sockets of the system': () => readdirSync('/run'),
  'files: read the secret of a server': () => readFileSync(join(dataDir, 'session-secret')),
  'files: write into the data of a server': () => writeFileSync(join(dataDir, 'outbox'), ''),
  'files: read the memory of a process': () => readFileSync(`/proc/${pid}/environ`),
  'files: write': () => {
    mkdirSync(stolen);
    writeFileSync(new URL('./file', stolen), '');
  },
  'files: write for others': () => writeFileSync(`${file}.copy`, ''),
  'files: link to one of the system': () => symlinkSync('/etc', new URL('./link', stolen)),
  'processes: start a program': () => run('--version'),
  'processes: start a program with rights': () => run('--allow-child-process', '-e', '0'),
  'processes: start a thread': () => new Worker('0', { eval: true }),
  'processes: load native code': () => process.dlopen({ exports: {} }, addon),
  'processes: see the environment': () => {
    if (process.env.PATH === undefined) throw new Error('no environment');
  },
  'signals: ask whether a process is there': () => process.kill(pid, 0),
  'debugger: open that of a process': () => process.kill(pid, 'SIGUSR1'),
  'debugger: open that of the parent': async () => {
    process.kill(process.ppid, 'SIGUSR1');
    await connectedSoon({ host: '127.0.0.1', port: 9229 });
  },
  'sockets: a Unix socket by its path': () => connected({ path: socket }),
  'sockets: one inside of a folder that it may read': () => connected({ path: ownSocket }),
  'network: the loopback address': () => connected({ host: '127.0.0.1', port }),
  'signals: end a process': () => process.kill(pid, 'SIGTERM'),
  'network: another address': () => connected(other),
};

/** Beside this file, in a folder that the program may read. */
const stolen = new URL(`./stolen-${process.pid}/`, import.meta.url);

const allowed: string[] = [];
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    allowed.push(name);
  } catch {
    // Refused, as it should be.
  }
}
try {
  rmSync(stolen, { recursive: true, force: true });
} catch {
  // It was never made.
}
process.stdout.write(JSON.stringify({ tried: Object.keys(attempts).length, allowed }), () => process.exit(0));
