import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Worker } from 'node:worker_threads';

/** What the machine holds that a parser must not reach; the test makes it. */
export type Prey = {
  /** A listener on the loopback address. */
  port: number;
  /** A listener on a Unix socket, as the embedded database is. */
  socket: string;
  /** A file in a folder that others use. */
  file: string;
  /** A process of the same user. */
  pid: number;
};

const { port, socket, file, pid }: Prey = JSON.parse(process.argv[2] ?? '{}');

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
  'files: read the memory of a process': () => readFileSync(`/proc/${pid}/environ`),
  'files: write': () => writeFileSync(new URL('./stolen', import.meta.url), ''),
  'files: write for others': () => writeFileSync('/tmp/stolen', ''),
  'files: link to one of the system': () => symlinkSync('/etc', new URL('./stolen', import.meta.url)),
  'processes: start a program': () => run('--version'),
  'processes: start a program with rights': () => run('--allow-child-process', '-e', '0'),
  'processes: start a thread': () => new Worker('0', { eval: true }),
  'processes: load native code': () => process.dlopen({ exports: {} }, file),
  'processes: see the environment': () => {
    if (process.env.PATH === undefined) throw new Error('no environment');
  },
  'signals: ask whether a process is there': () => process.kill(pid, 0),
  'debugger: open that of a process': () => process.kill(pid, 'SIGUSR1'),
  'debugger: open that of the parent': async () => {
    process.kill(process.ppid, 'SIGUSR1');
    await connected({ host: '127.0.0.1', port: 9229 });
  },
  'sockets: a Unix socket by its path': () => connected({ path: socket }),
  'network: the loopback address': () => connected({ host: '127.0.0.1', port }),
  'signals: end a process': () => process.kill(pid, 'SIGTERM'),
  'network: another machine': () => connected({ host: '192.0.2.1', port: 80, timeout: 100 }),
};

const allowed: string[] = [];
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    allowed.push(name);
  } catch {
    // Refused, as it should be.
  }
}
process.stdout.write(JSON.stringify({ tried: Object.keys(attempts).length, allowed }), () => process.exit(0));
