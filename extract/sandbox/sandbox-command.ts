import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Command = { program: string; args: string[] };

const heapMegabytes = 512;
/** Limit of private memory in kilobytes: covers what the heap limit does not, such as Buffers and WebAssembly. */
const dataKilobytes = 1024 * 1024;
const cpuSeconds = 60;

/**
 * The command that starts the child with as few rights as this machine allows: Node's permission model (reads only the
 * program's folders, no writes, no processes), heap, memory and CPU limits, and no network where the system supports
 * it.
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

/** The real `node_modules` of the libraries; it need not be beside this file. */
function libraryFolders(): string[] {
  const found = fileURLToPath(import.meta.resolve('saxes'));
  const folder = found.lastIndexOf('node_modules');
  return folder < 0 ? [] : [`${found.slice(0, folder)}node_modules/`];
}

let isolation: Promise<string[]> | undefined;

/** The prefix that runs a command without a network; empty if none works. Determined once. */
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

/** Tries it with the child's own interpreter, because that is what has to work. */
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
