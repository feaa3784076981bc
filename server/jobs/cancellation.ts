import type { WatchedRow } from '../db/changes.ts';
import type { Deps } from '../deps.ts';

/** The work was cancelled: its result is not wanted any more. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/** The row that a cancel changes, and whether it has. */
type Cancellation = {
  row: WatchedRow;
  isCancelled: () => Promise<boolean>;
  /** The work, which does nothing that would have to be undone, begins while that is read. */
  isEager?: boolean;
};

/**
 * Runs `work` with a signal that aborts once `isCancelled` is true; unless it is eager, throws before it begins if it is true already. That is read from the
 * database and not from this process, because the request that cancels may reach another server.
 */
export async function withCancellation<T>(
  { changes }: Pick<Deps, 'changes'>,
  { row, isCancelled, isEager = false }: Cancellation,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancelled = new AbortController();
  const done = new AbortController();
  const looked = Promise.withResolvers<void>();
  const look = async () => {
    // A failed check proves nothing; the work itself will meet the same fault.
    const isOver = await isCancelled().catch(() => false);
    if (isOver) cancelled.abort(new CancelledError());
    looked.resolve();
    return isOver || null;
  };
  const watching = changes.until(row, look, done.signal);
  try {
    if (!isEager) await looked.promise;
    cancelled.signal.throwIfAborted();
    return await work(cancelled.signal);
  } finally {
    done.abort();
    await watching;
  }
}
