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

/** The current setting of each connection; it is only sent when it changes. */
const settings = new WeakMap<pg.PoolClient, Reach>();

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
  return Object.create(pools.system, { connect: { value: connect } });
}

async function takeOut(pools: Pools, reach: Reach): Promise<pg.PoolClient> {
  const pool = reach === 'all' ? pools.system : pools.tenant;
  const client = await clean(pool);
  if ((settings.get(client) ?? pools.fresh) === reach) return client;
  try {
    await client.query(setting(reach));
    settings.set(client, reach);
    return client;
  } catch (error) {
    // Its setting is now unknown.
    client.release(true);
    throw error;
  }
}

/** A connection released inside a transaction would lose its setting when that transaction ends. */
async function clean(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (client.getTransactionStatus() === 'I') return client;
    client.release(true);
  }
}

/** Sent together, the two statements form one transaction, so both apply or neither. */
function setting(reach: Reach): string {
  if (reach === 'all') return 'reset role; reset earshot.company';
  return `set role ${tenantRole}; set earshot.company = '${reach === 'none' ? '' : reach}'`;
}
