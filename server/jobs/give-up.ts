import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 400;

/** Nobody waits for the work any more. */
export class GivenUpError extends Error {
  override name = 'GivenUpError';
}

/**
 * Does work whose signal is given as soon as `unwanted` says so. It is asked in the database and not in this process, since
 * whoever cancels may speak to another server.
 */
export async function giveUpWhen<T>(
  unwanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const given = new AbortController();
  const done = new AbortController();
  const watch = async () => {
    while (!done.signal.aborted && !given.signal.aborted) {
      await wait(lookEveryMs, undefined, { signal: done.signal }).catch(() => {});
      // A look that fails says nothing; the work itself will meet the same fault.
      if (!done.signal.aborted && (await unwanted().catch(() => false))) given.abort(new GivenUpError());
    }
  };
  const watching = watch();
  try {
    return await work(given.signal);
  } finally {
    done.abort();
    await watching;
  }
}
