import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpDaily } from '../backup/daily.ts';
import { readBackup } from '../backup/read.ts';
import type { Client } from './client.ts';
import { routesOfContract } from './contract-routes.ts';
import type { OwnServer } from './test-server.ts';

/** Where words are left after something was deleted: in replies, in rows, and in files. */

/** PDFs are compressed and made from the same rows. */
const isText = ({ method, path }: { method: string; path: string }) => method === 'GET' && !path.endsWith('pdf');

/** Every reply that a user can get, with these values for the ids of each noun. */
export async function repliesTo(
  as: Client,
  values: Record<string, readonly (number | string | undefined)[]>,
): Promise<string> {
  const bodies: string[] = [];
  for (const { method, path } of (await routesOfContract()).filter(isText)) {
    const [, , noun = ''] = path.split('/');
    for (const value of values[noun] ?? [0]) {
      const url = path
        .replace(':insightId/conversations', `${values.insights?.[0]}/conversations`)
        .replace(/:sessionKey/, `${values.analysis?.[0]}`)
        .replace(/:\w+/g, `${value}`);
      for (const query of path.endsWith('/export') && noun === 'projects'
        ? ['?format=markdown', '?format=csv', '?format=json']
        : [''])
        bodies.push(`${method} ${url}${query}\n${(await as.get(url + query)).body}`);
    }
  }
  return bodies.join('\n');
}

/** The rows of all tables, those of the queue among them. */
export async function everyRow(server: OwnServer): Promise<string> {
  const { pool } = server.deps.database;
  const { rows: tables } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text as row from ${name} t`);
    dumps.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return dumps.join('\n');
}

/** The files under the data folder that hold these bytes. */
export function filesHolding(server: OwnServer, bytes: Buffer): string[] {
  const paths = readdirSync(server.dataDir, { recursive: true, withFileTypes: true });
  return paths
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(bytes));
}

const backedUp = (day: number) => new Date(Date.UTC(2027, 0, day, 12));

/** Makes the daily backup of a day. */
export const backUpOn = (server: OwnServer, day: number): Promise<void> =>
  backUpDaily(server.deps, { today: backedUp(day) });

/** The daily backups with a row that holds one of the words. */
export async function backupsHolding(server: OwnServer, words: readonly string[]): Promise<string[]> {
  const folder = join(server.dataDir, 'backups');
  const holding = new Set<string>();
  for (const name of readdirSync(folder))
    await readBackup(join(folder, name), {
      row(row) {
        if (words.some((word) => row.toLowerCase().includes(word.toLowerCase()))) holding.add(name);
      },
    });
  return [...holding];
}

export const linesWith = (text: string, word: string): string[] =>
  text.split('\n').filter((line) => line.toLowerCase().includes(word.toLowerCase()));
