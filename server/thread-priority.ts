import { constants, getPriority, setPriority } from 'node:os';

/**
 * Priorities of threads, as `nice` values: the lowest runs first when all cores are busy. Requests come before replies in conversations, and
 * both before analyses.
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
