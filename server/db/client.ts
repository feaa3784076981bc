import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refuseTransactionPooler } from './connection/pooler.ts';
import { prepareRepeated } from './connection/prepare-repeated.ts';
import { sendTogether } from './connection/send-together.ts';
import { type Pools, reachingPool, refuseAfterFailure } from './connection/tenant-pool.ts';
import { traceQueries } from './connection/trace-queries.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts';
import { type Listen, listenOnPool, listenOnServer } from './notifications.ts';
import * as schema from './schema.ts';
import { reachOfWork } from './tenant.ts';

export type Db = NodePgDatabase<typeof schema>;
/**
 * A connection inside a transaction. On the embedded database every other query waits while one is open: keep it short.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  kind: 'embedded' | 'postgresql';
  /** Sees the rows that the current work may see (tenant.ts). */
  db: Db;
  /** Sees every row, as the owner of the tables: for the schema, the queue and the commands. */
  pool: pg.Pool;
  /** What the database lacks for row-level security; undefined when nothing is missing (tenant-role.ts). */
  guard: { missing: string | undefined };
  listen: Listen;
  close(): Promise<void>;
};

/** Names the connections of servers and workers, whichever process they are in; those of commands have another name. */
export const serverName = 'earshot';

export type Where = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  /** The embedded database, if it is already starting. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
  /** What the server shows as the name of its connections. */
  applicationName?: string | undefined;
  /** To PostgreSQL, at most. */
  databaseConnections?: number | undefined;
  /** Whether queries become parts of traces. */
  traced?: boolean;
};

/** One driver and one schema for both databases. Without a folder the embedded database runs in memory. */
export async function openDatabase(where: Where): Promise<Database> {
  const { databaseUrl, dataDir, embedded: begun } = where;
  if (databaseUrl) await refuseTransactionPooler(databaseUrl);
  const embedded = databaseUrl ? undefined : await (begun ?? startEmbedded(dataDir));
  const pools = embedded ? embeddedPools(embedded) : serverPools(where);
  if (where.traced) for (const pool of new Set([pools.system, pools.tenant])) pool.on('connect', traceQueries);
  const guard: Database['guard'] = { missing: undefined };
  return {
    kind: embedded ? 'embedded' : 'postgresql',
    db: drizzle(
      reachingPool(pools, () => (guard.missing ? 'all' : reachOfWork())),
      { schema },
    ),
    pool: reachingPool(pools, () => 'all'),
    guard,
    listen: databaseUrl ? listenOnServer(databaseUrl) : listenOnPool(pools.system),
    async close() {
      await Promise.all([...new Set([pools.system, pools.tenant])].map((pool) => pool.end()));
      await embedded?.close();
    },
  };
}

/** All clients of the embedded database share one session, which outlives them, so there is only one client. */
function embeddedPools({ socketFolder }: EmbeddedDatabase): Pools {
  const pool = opened({
    ...{ host: socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1 },
    // Prepared statements of an earlier connection survive in the session; preparing them again under the same name
    // would fail.
    onConnect: (client) => client.query('deallocate all'),
  });
  return { system: pool, tenant: pool, fresh: undefined };
}

/** Two pools, so that reading the session on each request does not change a connection's setting. */
function serverPools({ databaseUrl, applicationName, databaseConnections = 15 }: Where): Pools {
  const common = { connectionString: databaseUrl, application_name: applicationName ?? 'earshot-command' };
  const of = (max: number) => opened({ ...common, max, connectionTimeoutMillis: 10_000 });
  const system = Math.floor(databaseConnections / 3);
  return { system: of(system), tenant: of(databaseConnections - system), fresh: 'all' };
}

function opened(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true });
  // When the server goes away, idle connections break; the next query opens a new one.
  pool.on('error', () => {});
  // One that breaks while it is in use fails the query that runs on it, or the next one.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', sendTogether);
  pool.on('connect', refuseAfterFailure);
  pool.on('connect', prepareRepeated);
  return pool;
}

/** A prepared statement, parsed once per connection; for queries that almost every request runs. */
export function preparedOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}

const violation = new Set(['23505', '23503']);

/** Whether an error violates this unique or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } })?.cause;
  return violation.has(cause?.code ?? '') && cause?.constraint === constraint;
}
