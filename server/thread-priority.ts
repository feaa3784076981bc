import { constants, getPriority, setPriority } from 'node:os';

/**
 * Who goes first where other work keeps the processors busy: requests, of which each query would wait for one, then replies that somebody
 * waits for. Analyses give way to everything.
 */
export const threadPriority = { requests: constants.priority.PRIORITY_ABOVE_NORMAL, replies: -3, analyses: 5 };

/**
 * Sets the priority of this thread and of those it starts later. On Linux alone: elsewhere it would be that of the whole process. To raise
 * it takes root or, as a service, LimitNICE; without, it stays as it is, and so does that of a server that was started with `nice`.
 */
export function setThreadPriority(priority: number): void {
  if (process.platform !== 'linux' || getPriority() > 0) return;
  try {
    setPriority(priority);
  } catch {
    // Requests are answered all the same.
  }
}
