import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose rows the work in progress reaches: those of one company, of all, or, when nobody has said, of none. The database
 * holds it (tenant-pool.ts), so that a forgotten condition in a query shows nothing foreign and a forgotten reach nothing at all.
 */
export type Reach = number | 'all' | 'none';

const reach = new AsyncLocalStorage<number | 'all'>();

export const reachOfWork = (): Reach => reach.getStore() ?? 'none';

/** Does the work inside one company: a request in that of its session, a job in that of its payload. */
export function inCompany<T>(companyId: number, work: () => T | PromiseLike<T>): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('work needs the number of its company');
  return reach.run(companyId, () => awaited(work));
}

/**
 * Does what cannot belong to one company: reading who somebody is, signing in, mailed links. Never around work that may just as
 * well be done inside a company, nor inside a transaction; docs/decisions/0011 lists the callers.
 */
export const acrossCompanies = <T>(work: () => T | PromiseLike<T>): Promise<T> => reach.run('all', () => awaited(work));

/** A query of the ORM runs when it is awaited: that must happen in here and not at the caller. */
const awaited = async <T>(work: () => T | PromiseLike<T>): Promise<T> => await work();
