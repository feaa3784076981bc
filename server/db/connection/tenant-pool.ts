import type pg from 'pg';
import type { Reach } from '../tenant.ts';

/** Owns nothing and cannot sign in, so row-level policies apply to it. */
export const tenantRole = 'earshot_tenant';

export type Pools = {
  /** For work across companies, such as reading the session of each request. */
  system: pg.Pool;
  /** For work inside a company; the same pool when there is only one connection. */
  tenant: pg.Pool;
  /** The initial setting of a new connection; undefined when unknown. */
  fresh: Reach | undefined;
};

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** What is known of a connection: the reach that was last set, and why one could not be set. */
type Known = { reach: Reach | undefined; failure?: Error };
const known = new WeakMap<pg.ClientBase, Known>();

/** A pool whose connections carry the reach of the work that uses them, until they are released. */
export function reachingPool(pools: Pools, reachOf: () => Reach): pg.Pool {
  const connect = (callback?: Callback) => {
    const taken = takeOut(pools, reachOf());
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
  };
  const isOneSession = pools.system === pools.tenant;
  const query = isOneSession
    ? queryInSession(pools, reachOf)
    : queryTogether(reachOf, (reach) => takeOut(pools, reach));
  return Object.create(pools.system, { connect: { value: connect }, query: { value: query } });
}

/** A connection for queries that were asked at the same moment. */
type Shared = { client: Promise<pg.PoolClient>; queries: number; hasFailed: boolean };

/**
 * Runs queries outside of transactions. Those that one company asks at the same moment go out together on one connection, and cost one
 * round trip.
 */
function queryTogether(reachOf: () => Reach, take: (reach: Reach) => Promise<pg.PoolClient>) {
  const open = new Map<Reach, Shared>();

  function close(reach: Reach, shared: Shared): void {
    if (open.get(reach) === shared) open.delete(reach);
  }

  function begin(reach: Reach): Shared {
    const shared: Shared = { client: take(reach), queries: 0, hasFailed: false };
    // Work across companies has nothing in common: one slow query would hold up the requests of others.
    if (reach === 'all') return shared;
    open.set(reach, shared);
    setImmediate(close, reach, shared);
    return shared;
  }

  return async (...given: unknown[]): Promise<unknown> => {
    const reach = reachOf();
    const shared = open.get(reach) ?? begin(reach);
    return runOn(shared, given, { close: () => close(reach, shared) });
  };
}

type Around = { before?: (client: pg.PoolClient) => void; close: () => void };

/** Runs a query on a shared connection, which the last one of them gives back. */
async function runOn(shared: Shared, given: unknown[], { before, close }: Around): Promise<unknown> {
  shared.queries++;
  const client = await shared.client;
  try {
    before?.(client);
    return await (client.query as (...given: unknown[]) => Promise<unknown>)(...given);
  } catch (error) {
    shared.hasFailed = true;
    throw error;
  } finally {
    shared.queries--;
    if (shared.queries === 0) {
      close();
      client.release(shared.hasFailed);
    }
  }
}

/**
 * Runs queries outside of transactions where there is one session only. It works them off one after the other anyway, so each goes out as
 * it is asked, behind those of others and with its own reach. Transactions have the session alone: once one waits for it, later queries
 * wait behind that.
 */
function queryInSession(pools: Pools, reachOf: () => Reach) {
  let open: (Shared & { isTaken: boolean }) | undefined;

  function begin() {
    const shared = { client: clean(pools.system), queries: 0, hasFailed: false, isTaken: false };
    const taken = () => {
      shared.isTaken = true;
    };
    shared.client.then(taken, () => close(shared));
    return shared;
  }

  function close(shared: Shared): void {
    if (open === shared) open = undefined;
  }

  function place(isAlone: boolean): Shared {
    if (isAlone) return begin();
    if (!open || (open.isTaken && pools.system.waitingCount > 0)) open = begin();
    return open;
  }

  return async (...given: unknown[]): Promise<unknown> => {
    const reach = reachOf();
    const shared = place(isBlock(given[0]));
    return runOn(shared, given, {
      before: (client) => reachAs(client, pools, reach),
      close: () => close(shared),
    });
  };
}

/** Statements between a BEGIN and a COMMIT: where one fails, the session stays in the middle of a transaction until it is closed. */
const isBlock = (query: unknown): boolean => typeof query === 'string' && /^\s*begin\b/i.test(query);

async function takeOut(pools: Pools, reach: Reach): Promise<pg.PoolClient> {
  const pool = reach === 'all' ? pools.system : pools.tenant;
  const client = await clean(pool);
  reachAs(client, pools, reach);
  return client;
}

/** What is sent on the connection from now on has this reach. */
function reachAs(client: pg.PoolClient, pools: Pools, reach: Reach): void {
  const state = known.get(client) ?? { reach: pools.fresh };
  known.set(client, state);
  if (state.reach !== reach) setReach(client, state, reach);
}

/** Sent with the query that follows, so that setting it costs no round trip; refuseAfterFailure covers that query. */
function setReach(client: pg.PoolClient, state: Known, reach: Reach): void {
  state.reach = reach;
  client.query(setting(reach), (error) => {
    if (error) state.failure ??= error;
  });
}

/** Results arrive in order: whatever comes after a reach that could not be set was asked with another one, and fails. */
export function refuseAfterFailure(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const failure = () => known.get(client)?.failure;
  Object.assign(client, {
    query(...given: unknown[]) {
      const last = given.at(-1);
      if (typeof last === 'function') {
        const callback = (error: unknown, result: unknown) => {
          const reason = error ?? failure();
          return reason ? last(reason) : last(undefined, result);
        };
        return query(...given.slice(0, -1), callback);
      }
      return (query(...given) as Promise<unknown>).then((result) => {
        const reason = failure();
        if (reason) throw reason;
        return result;
      });
    },
  });
}

/** A connection released inside a transaction would lose its setting when that transaction ends. */
async function clean(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (client.getTransactionStatus() === 'I' && !known.get(client)?.failure) return client;
    client.release(true);
  }
}

/** Sent together, the two statements form one transaction, so both apply or neither. */
function setting(reach: Reach): string {
  if (reach === 'all') return 'reset role; reset earshot.company';
  return `set role ${tenantRole}; set earshot.company = '${reach === 'none' ? '' : reach}'`;
}
