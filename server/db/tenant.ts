import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Which rows the current work can reach: those of one company, of all, or, if nothing was declared, of none. The
 * database enforces it (connection/tenant-pool.ts), so a query with a missing condition returns no foreign rows, and work without
 * a reach returns none at all.
 */
export type Reach = number | 'all' | 'none';

const reach = new AsyncLocalStorage<number | 'all'>();

export const reachOfWork = (): Reach => reach.getStore() ?? 'none';

/** Runs the work inside one company: a request in that of its session, a job in that of its payload. */
export function inCompany<T>(companyId: number, work: () => T | PromiseLike<T>): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('inCompany needs a company id');
  return reach.run(companyId, () => awaited(work));
}

/**
 * For work that cannot belong to one company: reading the session, signing in, mailed links. Never use it for work that
 * could run inside a company, nor inside a transaction; docs/decisions/0011 lists the callers.
 */
export const acrossCompanies = <T>(work: () => T | PromiseLike<T>): Promise<T> => reach.run('all', () => awaited(work));

/** An ORM query runs when it is awaited, which must happen in here and not in the caller. */
const awaited = async <T>(work: () => T | PromiseLike<T>): Promise<T> => await work();
