import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** A connection inside a transaction. While one is open on the embedded database, every other query waits: keep it short. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  kind: 'embedded' | 'postgresql';
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
};

export type Where = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  /** The embedded database when somebody has begun to start it already. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
};

/** One driver and one schema for both databases. Without a folder the embedded one lives in memory. */
export async function openDatabase({ databaseUrl, dataDir, embedded: begun }: Where): Promise<Database> {
  const embedded = databaseUrl ? undefined : await (begun ?? startEmbedded(dataDir));
  const pool = new pg.Pool(
    embedded
      ? // All clients of the embedded database share one session, so there is only one.
        { host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1 }
      : { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 },
  );
  // A server that goes away breaks idle connections; the next query opens a new one.
  pool.on('error', () => {});
  return {
    kind: embedded ? 'embedded' : 'postgresql',
    db: drizzle(pool, { schema }),
    pool,
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

const violation = new Set(['23505', '23503']);

/** Whether an error is a violation of this unique or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } })?.cause;
  return violation.has(cause?.code ?? '') && cause?.constraint === constraint;
}
