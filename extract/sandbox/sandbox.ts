import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { failure } from '../errors.ts';
import type { ExtractionFailureCode, ExtractionResult, SourceFile } from '../extract.ts';
import { preparedModules } from './prepared/prepared-modules.ts';
import { processTree, residentBytes } from './process-tree.ts';
import { sandboxCommand } from './sandbox-command.ts';
import { createSpares, setHolding } from './spares.ts';
import { lowerPriority, startIsolated } from './start-isolated.ts';

export { type Gap, hideFromCommands } from './isolation.ts';
export { sandboxGaps } from './sandbox-command.ts';

import { collectResult } from './wire.ts';

export type SandboxLimits = {
  /** Wall time for one file, in milliseconds. */
  timeoutMs: number;
  /** Resident memory of one child, in bytes; monitored where the system reports it. */
  memoryBytes: number;
  /** Maximum number of working children. */
  children: number;
};

/** `givesWay`: from its beginning the child has a lower priority than requests and other files, and not only once it takes long. */
export type ReadOptions = { givesWay?: boolean };

export type Sandbox = {
  /** Reads one file in a child process. Never throws and never takes much longer than the time limit. */
  extract: (file: SourceFile, options?: ReadOptions) => Promise<ExtractionResult>;
  /** Ends the idle children. Files being read are finished; the sandbox can be used again. */
  close: () => void;
};

/** How many files the shared sandbox reads at once. */
export const readersAtOnce = 4;
const usualLimits: SandboxLimits = { timeoutMs: 30_000, memoryBytes: 1024 ** 3, children: readersAtOnce };
const memoryCheckMs = 150;
const longAfterMs = 1_000;

/**
 * Runs extractions in child processes: one file per child, so that no file can affect another. After the first file, idle
 * children are kept for the next ones.
 */
export function createSandbox(limits: Partial<SandboxLimits> = {}): Sandbox {
  const { timeoutMs, memoryBytes, children } = { ...usualLimits, ...limits };
  const waitingFiles: (() => void)[] = [];
  let working = 0;
  const spares = createSpares(startChild);

  async function extract(file: SourceFile, { givesWay = false }: ReadOptions = {}): Promise<ExtractionResult> {
    if (working >= children) await new Promise<void>((begin) => waitingFiles.push(begin));
    else working += 1;
    try {
      const child = spares.take() ?? (await startChild());
      return await readInChild(child, file, { timeoutMs, memoryBytes, givesWayAfterMs: givesWay ? 0 : longAfterMs });
    } catch {
      return failure('crashed');
    } finally {
      const next = waitingFiles.shift();
      if (next) next();
      else working -= 1;
      spares.keep();
    }
  }

  return { extract, close: spares.close };
}

let shared: Sandbox | undefined;

/**
 * Reads one uploaded file in the sandbox shared by this process. Never throws; a file that hangs results in `timeout`,
 * one that exhausts the memory in `limit`, one that crashes the child in `crashed`.
 */
export function extractInSandbox(file: SourceFile, options?: ReadOptions): Promise<ExtractionResult> {
  shared ??= createSandbox();
  return shared.extract(file, options);
}

/**
 * Ends the idle children of the shared sandbox, so that a server or a test can exit. Later extractions start a new one.
 */
export function closeSandbox() {
  shared?.close();
}

async function startChild(): Promise<ChildProcess> {
  const child = startIsolated(await sandboxCommand(), preparedModules());
  // The child may die before it has read everything; its exit event reports that, not these errors.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  return child;
}

/** A file that takes long gives way to requests and to other files. */
async function giveWay(pid: number): Promise<void> {
  for (const one of await processTree(pid)) lowerPriority(one, 5);
}

async function readInChild(
  child: ChildProcess,
  file: SourceFile,
  {
    timeoutMs,
    memoryBytes,
    givesWayAfterMs,
  }: Pick<SandboxLimits, 'timeoutMs' | 'memoryBytes'> & { givesWayAfterMs: number },
): Promise<ExtractionResult> {
  let stopped: ExtractionFailureCode | undefined;
  const stop = (code: ExtractionFailureCode) => {
    if (collected()) return;
    stopped ??= code;
    child.kill('SIGKILL');
  };
  setHolding(child, true);
  const ended = Promise.withResolvers<void>();
  child.once('close', ended.resolve);
  child.once('error', ended.resolve);
  if (child.pid === undefined) ended.resolve();
  // The result is enough: on a busy machine it takes a while until the child has exited.
  const collected = collectResult(child.stdout, { onDone: ended.resolve, onNonsense: () => stop('crashed') });
  const timer = setTimeout(stop, timeoutMs, 'timeout');
  const lower = () => {
    // Both timers may fire together on a busy machine.
    if (!stopped) void giveWay(child.pid ?? 0);
  };
  const long = setTimeout(lower, givesWayAfterMs);
  const watch = setInterval(async () => {
    if (child.pid !== undefined && (await residentBytes(child.pid)) > memoryBytes) stop('limit');
  }, memoryCheckMs);
  child.stdin?.write(`${JSON.stringify(file.fileName)}\n`);
  child.stdin?.end(file.bytes);
  await ended.promise;
  child.kill('SIGKILL');
  clearTimeout(timer);
  clearTimeout(long);
  clearInterval(watch);
  // A process behind the child may outlive it, and read the part of the file that it got.
  return stopped ? failure(stopped) : (collected() ?? failure(causeOf(child)));
}

/**
 * Why a child ended without a result. V8 aborts when its heap is full; the kernel kills a process that exceeds its CPU
 * time.
 */
function causeOf(child: ChildProcess): ExtractionFailureCode {
  const signal = child.signalCode ?? signalOf(child.exitCode);
  if (signal === 'SIGABRT' || signal === 'SIGTRAP') return 'limit';
  if (signal === 'SIGXCPU' || signal === 'SIGKILL') return 'timeout';
  return 'crashed';
}

/** A shell reports the signal that ended its command as 128 more. */
function signalOf(exitCode: number | null): string | undefined {
  return Object.entries(constants.signals).find(([, number]) => number + 128 === exitCode)?.[0];
}
