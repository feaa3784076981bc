import type pg from 'pg';
import type { Reach } from './tenant.ts';

/** Owns nothing and may not sign in: row-level policies hold for it. */
export const tenantRole = 'earshot_tenant';

export type Pools = {
  /** For work across companies: the session of every request is read there. */
  system: pg.Pool;
  /** For work inside a company; the same pool where there is only one connection. */
  tenant: pg.Pool;
  /** What a connection is set to that was just opened; undefined when that is not known. */
  fresh: Reach | undefined;
};

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** What each connection is set to: it is told only when that changes. */
const settings = new WeakMap<pg.PoolClient, Reach>();

/** A pool whose connections are set to the reach of the work that takes them out, until that gives them back. */
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
    // Nobody knows what it is set to now.
    client.release(true);
    throw error;
  }
}

/** One that was given back in the middle of a transaction would forget its setting with the end of that. */
async function clean(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (client.getTransactionStatus() === 'I') return client;
    client.release(true);
  }
}

/** Both statements hold or neither: sent together they are one transaction. */
function setting(reach: Reach): string {
  if (reach === 'all') return 'reset role; reset earshot.company';
  return `set role ${tenantRole}; set earshot.company = '${reach === 'none' ? '' : reach}'`;
}
