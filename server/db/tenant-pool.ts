import type pg from 'pg';
import type { Reach } from './tenant.ts';

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
  const query = queryTogether(reachOf, (reach) => takeOut(pools, reach));
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
    shared.queries++;
    const client = await shared.client;
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>)(...given);
    } catch (error) {
      shared.hasFailed = true;
      throw error;
    } finally {
      shared.queries--;
      if (shared.queries === 0) {
        close(reach, shared);
        client.release(shared.hasFailed);
      }
    }
  };
}

async function takeOut(pools: Pools, reach: Reach): Promise<pg.PoolClient> {
  const pool = reach === 'all' ? pools.system : pools.tenant;
  const client = await clean(pool);
  const state = known.get(client) ?? { reach: pools.fresh };
  known.set(client, state);
  if (state.reach !== reach) setReach(client, state, reach);
  return client;
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
