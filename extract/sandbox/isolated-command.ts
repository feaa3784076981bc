import { fileURLToPath } from 'node:url';
import { findIsolation, firstExisting, type Gap } from './isolation.ts';

export type Command = { program: string; args: string[] };

/** A program of ours that works on what others wrote, and what it needs. */
export type IsolatedProgram = {
  file: URL;
  /** Paths that it reads. */
  readable: readonly string[];
  heapMegabytes: number;
  /** Limit of private memory: covers what the heap limit does not, such as Buffers and WebAssembly. */
  dataMegabytes: number;
  cpuSeconds: number;
  /** Whether it loads native code, which the permission model cannot hold; the walls around the process can. */
  nativeCode?: boolean;
};

/**
 * The command that starts a program with as few rights as this machine allows: Node's permission model (reads only its paths, no
 * writes, no processes), heap, memory and CPU limits, and, where the system supports it, without a network, other processes
 * and other files.
 */
export async function isolatedCommand(wanted: IsolatedProgram): Promise<Command> {
  const { file, readable, dataMegabytes, cpuSeconds } = wanted;
  const node = [process.execPath, ...nodeFlags(wanted), fileURLToPath(file)];
  const { prefix } = await findIsolation(readable);
  const isolated = [...prefix, ...node];
  const shell = firstExisting('/bin/sh', '/usr/bin/sh');
  if (!shell) return { program: process.execPath, args: node.slice(1) };
  const limits = `ulimit -d ${dataMegabytes * 1024} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"`;
  return { program: shell, args: ['-c', limits, 'isolated', ...isolated] };
}

/** What the system leaves open to such a program once it is taken over. */
export const gapsOf = async ({ readable }: Pick<IsolatedProgram, 'readable'>): Promise<Gap[]> =>
  (await findIsolation(readable)).gaps;

function nodeFlags({ readable, heapMegabytes, nativeCode }: IsolatedProgram): string[] {
  return [
    '--permission',
    ...(nativeCode ? ['--allow-addons'] : []),
    '--disable-sigusr1',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
  ];
}
