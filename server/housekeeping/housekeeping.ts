import { backUpDaily } from '../backup/daily.ts';
import { acrossCompanies } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { dropDeadLinks } from '../features/auth/service.ts';
import { dropEndedInvitations } from '../features/invitations/service.ts';
import { dropOldReplies } from '../features/model-usage/service.ts';
import { queueStale } from '../features/reindexed-documents/service.ts';
import { deleteExpired } from '../features/retention/service.ts';
import { dropExpiredTrash } from '../features/trash/service.ts';
import { dropEndedWindows } from '../http/rate-limit.ts';

const hourMs = 60 * 60_000;
/** Also on a server that is restarted often, but not while people wait for it to start. */
const firstMs = 5 * 60_000;

export type Housekeeping = {
  /** Ends a backup that is being written, and waits until all else has ended. */
  stop(): Promise<void>;
};

/** What a server does by itself: at its start, after five minutes, and then every hour. */
export function startHousekeeping(deps: Deps, { worker }: { worker: boolean }): Housekeeping {
  const over = new AbortController();
  const underWay = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>) => {
    const begun = work().finally(() => underWay.delete(begun));
    underWay.add(begun);
  };
  const lookForStale = () => queueStale(deps);
  begin(() => tidyUp(deps));
  if (worker) begin(lookForStale);
  const hourly = () => begin(() => keepHouse(deps, { worker, signal: over.signal }));
  const timers = [setTimeout(hourly, firstMs), setInterval(hourly, hourMs)];
  // A limit that stopped it may have ended.
  if (worker) timers.push(setInterval(() => begin(lookForStale), 24 * hourMs));
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      over.abort();
      await Promise.all(underWay);
    },
  };
}

/** Each step logs its own failure: one that the database interrupts must end neither the others nor the process. */
export async function keepHouse(
  deps: Deps,
  { worker, signal }: { worker: boolean; signal: AbortSignal },
): Promise<void> {
  await tidyUp(deps);
  // Before the backup, which would keep what goes.
  if (worker && !signal.aborted) await deleteExpired(deps);
  if (!signal.aborted) await backUpDaily(deps, { signal });
}

/** Deletes expired rate limits, tokens, invitations and what is in the trash for thirty days; docs/security.md lists how long each is kept. */
export async function tidyUp({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    for (const drop of [dropEndedWindows, dropDeadLinks, dropEndedInvitations, dropExpiredTrash, dropOldReplies]) {
      await acrossCompanies(() => drop(db));
    }
  } catch (err) {
    log.warn({ err }, 'cleanup failed');
  }
}
