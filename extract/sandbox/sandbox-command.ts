import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Command = { program: string; args: string[] };

const heapMegabytes = 512;
/** Kilobytes of private memory: stops what the heap limit does not see, such as Buffers and WebAssembly. */
const dataKilobytes = 1024 * 1024;
const cpuSeconds = 60;

/**
 * The command that starts the child with as little power as this machine can take from it: Node's permission model
 * (reads the program's own folders, no writes, no processes), heap, memory and CPU limits, and no network where the
 * system lets us take it away.
 */
export async function sandboxCommand(): Promise<Command> {
  const node = [process.execPath, ...nodeFlags(), fileURLToPath(new URL('./child.ts', import.meta.url))];
  const isolated = [...(await networkIsolation()), ...node];
  const shell = firstExisting('/bin/sh', '/usr/bin/sh');
  if (!shell) return { program: process.execPath, args: node.slice(1) };
  const limits = `ulimit -d ${dataKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"`;
  return { program: shell, args: ['-c', limits, 'extract', ...isolated] };
}

function nodeFlags(): string[] {
  const readable = [...['../', '../../contract/'].map(toPath), ...libraryFolders(), toPath('../../package.json')];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
  ];
}

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The `node_modules` that the libraries are really found in; it need not be beside us. */
function libraryFolders(): string[] {
  const found = fileURLToPath(import.meta.resolve('saxes'));
  const folder = found.lastIndexOf('node_modules');
  return folder < 0 ? [] : [`${found.slice(0, folder)}node_modules/`];
}

let isolation: Promise<string[]> | undefined;

/** The words to put before a command so that it runs without a network; none where nothing works. Asked once. */
export function networkIsolation(): Promise<string[]> {
  isolation ??= findIsolation();
  return isolation;
}

async function findIsolation(): Promise<string[]> {
  const unshare = firstExisting('/usr/bin/unshare', '/bin/unshare');
  const bwrap = firstExisting('/usr/bin/bwrap', '/usr/local/bin/bwrap');
  const candidates = [
    ...(unshare ? [[unshare, '--user', '--map-root-user', '--net', '--']] : []),
    ...(bwrap ? [[bwrap, '--dev-bind', '/', '/', '--unshare-net', '--unshare-pid', '--die-with-parent', '--']] : []),
  ];
  for (const words of candidates) if (await succeeds(words)) return words;
  return [];
}

/** Runs the child's own interpreter that way, because that is what must work in the end. */
function succeeds([program = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, process.execPath, '--version'], { env: {}, timeout: 5_000 }, (error) =>
      resolve(!error),
    );
  });
}

function firstExisting(...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
