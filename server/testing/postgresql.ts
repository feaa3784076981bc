import pg from 'pg';
import { eraseDeleted, StillSeenError } from '../db/erase.ts';
import type { Deps } from '../deps.ts';

/** Makes a database on the PostgreSQL server of this address, empty or as a copy of another one that nothing is connected to. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Drops a database and all whose names continue its name. */
export async function dropDatabases(server: string, name: string): Promise<void> {
  const found = await administer(server, `select datname as name from pg_database where datname like '${name}%'`);
  for (const { name } of found) await administer(server, `drop database if exists ${name} with (force)`);
}

async function administer(server: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Erases what was deleted as the job does: again, as long as an older transaction, here of another test, keeps it. */
export async function eraseUntilUnseen(deps: Pick<Deps, 'database' | 'log'>): Promise<void> {
  try {
    await eraseDeleted(deps);
  } catch (error) {
    if (!(error instanceof StillSeenError)) throw error;
    await eraseUntilUnseen(deps);
  }
}
