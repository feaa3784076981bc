import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Command } from './isolated-command.ts';

export type IsolatedChild = ChildProcessByStdio<Writable, Readable, null>;

/** Starts such a command, with the usual priority: a server that answers requests before other work would pass on its own. */
export function startIsolated({ program, args }: Command): IsolatedChild {
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  lowerPriority(child.pid, 0);
  return child;
}

/** Leaves a lower one as it is. Never fails: the program may have ended already. */
export function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    if (getPriority(pid) < priority) setPriority(pid, priority);
  } catch {
    // Then nothing runs with it.
  }
}
