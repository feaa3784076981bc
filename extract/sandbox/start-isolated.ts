import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Command } from './isolated-command.ts';

export type IsolatedChild = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts such a command, with the usual priority: a server that answers requests before other work would pass on its own. The program
 * finds `given` on its descriptor 3.
 */
export function startIsolated({ program, args }: Command, given = ''): IsolatedChild {
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore', 'pipe'], windowsHide: true });
  lowerPriority(child.pid, 0);
  const pipe = child.stdio[3] as Socket;
  // A program that ends early, or reads nothing of it, is no error here.
  pipe.on('error', () => undefined);
  pipe.end(given);
  pipe.unref();
  return child as IsolatedChild;
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
