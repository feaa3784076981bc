import { setTimeout as wait } from 'node:timers/promises';

const checkEveryMs = 400;

/** The work was cancelled: its result is not wanted any more. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/**
 * Runs `work` with a signal that aborts once `isCancelled` is true. That is read from the database and not from this process,
 * because the request that cancels may reach another server.
 */
export async function withCancellation<T>(
  isCancelled: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
  everyMs = checkEveryMs,
): Promise<T> {
  const cancelled = new AbortController();
  const done = new AbortController();
  const watch = async () => {
    while (!done.signal.aborted && !cancelled.signal.aborted) {
      await wait(everyMs, undefined, { signal: done.signal }).catch(() => {});
      // A failed check proves nothing; the work itself will meet the same fault.
      if (!done.signal.aborted && (await isCancelled().catch(() => false))) cancelled.abort(new CancelledError());
    }
  };
  const watching = watch();
  try {
    return await work(cancelled.signal);
  } finally {
    done.abort();
    await watching;
  }
}
