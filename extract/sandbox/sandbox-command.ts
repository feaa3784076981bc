import { fileURLToPath } from 'node:url';
import { findIsolation, firstExisting, type Gap } from './isolation.ts';

export type Command = { program: string; args: string[] };

const heapMegabytes = 512;
/** Limit of private memory in kilobytes: covers what the heap limit does not, such as Buffers and WebAssembly. */
const dataKilobytes = 1024 * 1024;
const cpuSeconds = 60;

/**
 * The command that starts the child with as few rights as this machine allows: Node's permission model (reads only the
 * program's folders, no writes, no processes), heap, memory and CPU limits, and, where the system supports it, without a
 * network, other processes and other files.
 */
export async function sandboxCommand(): Promise<Command> {
  const node = [process.execPath, ...nodeFlags(), fileURLToPath(new URL('./child.ts', import.meta.url))];
  const { prefix } = await findIsolation(readable());
  const isolated = [...prefix, ...node];
  const shell = firstExisting('/bin/sh', '/usr/bin/sh');
  if (!shell) return { program: process.execPath, args: node.slice(1) };
  const limits = `ulimit -d ${dataKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"`;
  return { program: shell, args: ['-c', limits, 'extract', ...isolated] };
}

/** What the system leaves open to a parser that a hostile file took over. */
export const sandboxGaps = async (): Promise<Gap[]> => (await findIsolation(readable())).gaps;

function readable(): string[] {
  return [...['../', '../../contract/'].map(toPath), ...libraryFolders(), toPath('../../package.json')];
}

function nodeFlags(): string[] {
  return [
    '--permission',
    '--disable-sigusr1',
    ...readable().map((path) => `--allow-fs-read=${path}`),
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
