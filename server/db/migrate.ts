import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './client.ts';
import { tableNames } from './references.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The advisory lock that everything holds that changes the schema. */
export const migrationLock = 7_301_955;

export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Migrates the schema. Processes that start at once take turns; a schema newer than this program is refused. */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await schemaOf(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/**
 * Runs work that makes parts of the schema, such as the queue's, while no other process does. The embedded database has one process, and
 * one connection, which the work needs.
 */
export async function inTurn<T>({ pool, kind }: Pick<Database, 'pool' | 'kind'>, work: () => Promise<T>): Promise<T> {
  if (kind === 'embedded') return work();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** Whether the schema is exactly the one this program expects. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  return (await newestApplied(pool)) === ownNewest();
}

/** When the newest migration of the database was written, which names its schema; 0 if it has none. Refuses one that is newer than this program. */
export async function schemaOf(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const newest = await newestApplied(client);
  if (newest <= ownNewest()) return newest;
  throw new SchemaError('The database was migrated by a newer version of Earshot: start that version or a later one.');
}

/** Whether this program knows the schema of a backup. */
export function knowsSchema(schema: number): 'yes' | 'newer' | 'no' {
  if (schema > ownNewest()) return 'newer';
  return ownMigrations().some((m) => m.folderMillis === schema) ? 'yes' : 'no';
}

/** Migrates inside the transaction of this client, up to one schema; the ORM's own function opens a transaction itself. */
export async function migrateTo(client: pg.PoolClient, schema: number = ownNewest()): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const newest = await newestApplied(client);
  for (const { folderMillis, sql, hash } of ownMigrations()) {
    if (folderMillis <= newest || folderMillis > schema) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Removes Earshot's tables with all they hold, and the functions that guard them. Roles and queues stay. */
export async function dropTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct t.tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tableNames],
  );
  for (const table of tableNames) await client.query(`drop table if exists public."${table}" cascade`);
  for (const { name } of rows) await client.query(`drop function ${name}`);
  await client.query('drop schema if exists drizzle cascade');
}

const ownMigrations = () => readMigrationFiles({ migrationsFolder });

function ownNewest(): number {
  return Math.max(...ownMigrations().map((m) => m.folderMillis));
}

async function newestApplied(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!known.rows[0]?.name) return 0;
  const rows = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return Number(rows.rows[0]?.newest ?? 0);
}
