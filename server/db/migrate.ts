import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_301_955;

export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Migrates the schema. Processes that start at once take turns; a schema newer than this program is refused. */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const newest = await newestApplied(client);
    if (newest > ownNewest()) {
      throw new SchemaError(
        'The database was migrated by a newer version of Earshot: start that version or a later one.',
      );
    }
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    client.release();
  }
}

/** Whether the schema is exactly the one this program expects. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  return (await newestApplied(pool)) === ownNewest();
}

function ownNewest(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map((m) => m.folderMillis));
}

async function newestApplied(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!known.rows[0]?.name) return 0;
  const rows = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return Number(rows.rows[0]?.newest ?? 0);
}
