import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillDemoCompany, makeDemoCompany } from '../cli/demo-company.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { isMigrated } from '../db/migrate.ts';
import { makeMigratedFolder } from '../testing/migrated-folder.ts';
import { createDatabase } from '../testing/postgresql.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { jobSection, type TableEnd } from './format.ts';
import { readBackup } from './read.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

describe.runIf(process.env.DATABASE_URL)('from the embedded database to PostgreSQL', () => {
  const folder = mkdtempSync(join(inject('runFolder'), 'move-'));
  const at = (name: string) => join(folder, name);
  let server: OwnServer;
  let target: Database;
  beforeAll(async () => {
    await makeMigratedFolder();
    // Not the shared server: it is on the embedded database, and a backup holds the rows of all companies.
    server = await startTestServer({ DATABASE_URL: '' });
    const company = await makeDemoCompany(server.deps);
    await fillDemoCompany(server.deps, company, new AbortController().signal);
    const name = `${inject('templateDatabase')}_move_${process.pid}`;
    const databaseUrl = await createDatabase(process.env.DATABASE_URL ?? '', name);
    target = await openDatabase({ databaseUrl, dataDir: undefined });
  }, 120_000);
  afterAll(async () => {
    await target.close();
    await server.stop();
  });

  async function tablesIn(file: string): Promise<Record<string, TableEnd>> {
    const tables: Record<string, TableEnd> = {};
    await readBackup(file, { end: (table, end) => void Object.assign(tables, { [table]: end }) });
    return tables;
  }

  async function countsIn({ pool }: Database, tables: readonly string[]): Promise<[string, number][]> {
    const count = async (table: string) =>
      (await pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows;
    const counts: [string, number][] = [];
    for (const table of tables) counts.push([table, await count(table)]);
    return counts;
  }

  test('every row goes along, with the same counts and hashes, and ids go on where they were', async () => {
    const source = server.deps.database;
    expect([source.kind, target.kind]).toEqual(['embedded', 'postgresql']);
    const insert = `insert into companies (name) values ('Last') returning id`;
    const [{ id }] = (await source.pool.query(insert)).rows;
    await source.pool.query(`delete from companies where id = ${id}`);
    await writeBackup(source, at('embedded'));
    const { rows } = await restoreBackup(target, at('embedded'), { replace: false });
    await writeBackup(target, at('postgresql'));

    const written = await tablesIn(at('embedded'));
    expect(await tablesIn(at('postgresql'))).toEqual(written);
    expect(written.document_sources?.rows).toBe(7);
    expect(rows).toBe(Object.values(written).reduce((sum, table) => sum + table.rows, 0));
    const names = Object.keys(written).filter((name) => name !== jobSection);
    const counts = await countsIn(target, names);
    expect(counts).toEqual(await countsIn(source, names));
    expect(counts).toEqual(names.map((name) => [name, written[name]?.rows]));
    expect(await isMigrated(target.pool)).toBe(true);
    expect((await target.pool.query(insert)).rows).toEqual([{ id: id + 1 }]);
  });
});
