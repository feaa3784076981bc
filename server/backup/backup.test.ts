import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDemoCompany, makeDemoCompany } from '../cli/demo-company.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { dropTables, isMigrated, migrateTo } from '../db/migrate.ts';
import { inCompany } from '../db/tenant.ts';
import { eraseDeletedJob } from '../features/documents/jobs.ts';
import { copyMigratedFolder, makeMigratedFolder } from '../testing/migrated-folder.ts';
import { createDatabase } from '../testing/postgresql.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import type { TableEnd } from './format.ts';
import { readBackup } from './read.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

const folder = mkdtempSync(join(inject('runFolder'), 'backups-'));
const at = (name: string) => join(folder, name);
const opened: Database[] = [];
let server: OwnServer;
let companyId: number;

beforeAll(async () => {
  await makeMigratedFolder();
  // Not the shared server: a backup holds the rows of all companies.
  server = await startTestServer();
  const company = await makeDemoCompany(server.deps);
  companyId = company.scope.companyId;
  await fillDemoCompany(server.deps, company, new AbortController().signal);
  await inCompany(companyId, () =>
    server.deps.db.transaction((tx) => server.deps.jobs.sendLater(eraseDeletedJob, {}, tx)),
  );
  await writeBackup(server.deps.database, at('sample'));
}, 120_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await server.stop();
});

let count = 0;
async function emptyDatabase(kind: Database['kind']): Promise<Database> {
  const name = `${inject('templateDatabase')}_backup_${process.pid}_${++count}`;
  const dataDir = at(`data-${count}`);
  if (kind === 'embedded') await copyMigratedFolder(dataDir);
  const database = await openDatabase({
    databaseUrl: kind === 'postgresql' ? await createDatabase(process.env.DATABASE_URL ?? '', name) : undefined,
    dataDir,
  });
  opened.push(database);
  return database;
}

let target: Database | undefined;
/** One database for all tests, with the sample in it. */
async function sampleRestored(): Promise<Database> {
  target ??= await emptyDatabase(sameKind);
  await restoreBackup(target, at('sample'), { replace: true });
  return target;
}

async function tablesIn(file: string): Promise<Record<string, TableEnd>> {
  const tables: Record<string, TableEnd> = {};
  await readBackup(file, { end: (table, end) => void Object.assign(tables, { [table]: end }) });
  return tables;
}

const sql = async ({ pool }: Database, text: string) => (await pool.query(text)).rows;
const kinds: Database['kind'][] = process.env.DATABASE_URL ? ['embedded', 'postgresql'] : ['embedded'];
const sameKind = process.env.DATABASE_URL ? 'postgresql' : 'embedded';

test('the file is whole, only for its owner, and leaves nothing beside it', async () => {
  const { insights, document_sources, evidence, people } = await tablesIn(at('sample'));
  expect(document_sources?.rows).toBe(7);
  for (const table of [insights, evidence, people]) expect(table?.rows).toBeGreaterThan(5);
  expect(statSync(at('sample')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

test.each(kinds)('an empty %s database gets the same rows, with the same hashes, and gives them back', async (kind) => {
  const database = await emptyDatabase(kind);
  const { rows } = await restoreBackup(database, at('sample'), { replace: false });
  await writeBackup(database, at(`from-${kind}`));
  expect(await tablesIn(at(`from-${kind}`))).toEqual(await tablesIn(at('sample')));
  expect(rows).toBeGreaterThan(100);
  expect(await isMigrated(database.pool)).toBe(true);
});

test('ids go on where they were, even those of rows that are deleted', async () => {
  const insert = `insert into companies (name) values ('Last') returning id`;
  const [{ id }] = await sql(server.deps.database, insert);
  await sql(server.deps.database, `delete from companies where id = ${id}`);
  await writeBackup(server.deps.database, at('deleted'));
  const database = await sampleRestored();
  await restoreBackup(database, at('deleted'), { replace: true });
  expect(await sql(database, insert)).toEqual([{ id: id + 1 }]);
});

test('a job that waits is carried over, and sessions are not', async () => {
  const database = await sampleRestored();
  expect(await sql(database, `select name from pgboss.job where state < 'completed'`)).toEqual([
    { name: eraseDeletedJob.name },
  ]);
  await server.newAdmin('session');
  expect(await sql(server.deps.database, 'select from sessions')).not.toEqual([]);
  expect(await sql(database, 'select from sessions')).toEqual([]);
});

test('a backup taken while people write holds one moment', async () => {
  const admin = await server.newAdmin('writer');
  const write = async (n: number) => {
    const { id } = (await admin.post('/api/projects', { name: `Project ${n}` })).json();
    return admin.post('/api/topics', { projectId: id, name: `Topic ${n}`, color: '#123456' });
  };
  const [, ...writes] = await Promise.all([
    writeBackup(server.deps.database, at('busy')),
    ...Array.from({ length: 20 }, (_, n) => write(n)),
  ]);
  expect(writes.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
  // Its keys are checked: a topic without its project would be refused.
  await restoreBackup(await sampleRestored(), at('busy'), { replace: true });
});

test('a database with rows is left as it is, unless it is to be replaced', async () => {
  const database = await sampleRestored();
  await sql(database, `insert into companies (name) values ('Newer')`);
  await expect(restoreBackup(database, at('sample'), { replace: false })).rejects.toThrow(/add --replace/);
  expect(await sql(database, `select from companies where name = 'Newer'`)).toHaveLength(1);
  await restoreBackup(database, at('sample'), { replace: true });
  expect(await sql(database, `select from companies where name = 'Newer'`)).toEqual([]);
  await writeBackup(database, at('replaced'));
  expect(await tablesIn(at('replaced'))).toEqual(await tablesIn(at('sample')));
});

test('a file that is cut, damaged, foreign or newer is refused in a sentence, and changes nothing', async () => {
  const database = await sampleRestored();
  const whole = readFileSync(at('sample'));
  const text = gunzipSync(whole).toString('utf8');
  const lines = text.split('\n');
  const broken = whole.with(whole.length >> 1, (whole[whole.length >> 1] ?? 0) ^ 255);
  const newer = (change: string) => gzipSync(text.replace(/^.*$/m, (head) => head.replace(/"format":1/, change)));
  const cases: [string, Uint8Array, RegExp][] = [
    ['cut', whole.subarray(0, whole.length - 100), /is incomplete: its end is missing/],
    ['short', whole.subarray(0, 2000), /is incomplete/],
    ['no-foot', gzipSync(lines.slice(0, -2).join('\n')), /is incomplete/],
    ['one-row-less', gzipSync(lines.toSpliced(2, 1).join('\n')), /is damaged/],
    ['changed', gzipSync(text.replace('Minnow', 'Minnov')), /is damaged/],
    ['broken', broken, /is damaged|is not a backup|is incomplete/],
    ['picture', Buffer.from('\x89PNG\r\n'), /is not a backup of Earshot/],
    ['other', gzipSync('{"some":"json"}\n'), /is not a backup of Earshot/],
    ['empty', Buffer.alloc(0), /is not a backup of Earshot|is incomplete/],
    ['format', newer('"format":2'), /made by a newer version/],
  ];
  for (const [name, bytes, sentence] of cases) {
    writeFileSync(at(name), bytes);
    await expect(restoreBackup(database, at(name), { replace: true }), name).rejects.toThrow(sentence);
  }
  await expect(restoreBackup(database, at('nowhere'), { replace: true })).rejects.toThrow(/There is no file/);
  await writeBackup(database, at('untouched'));
  expect(await tablesIn(at('untouched'))).toEqual(await tablesIn(at('sample')));
});

test('a backup of a newer schema is refused, and so is one of a schema that was never released', async () => {
  const database = await sampleRestored();
  for (const [schema, sentence] of [
    [9_999_999_999_999, /newer version of Earshot/],
    [1, /does not know/],
  ] as const) {
    const file = at(`schema-${schema}`);
    await writeBackupOf(schema, file);
    await expect(restoreBackup(database, file, { replace: true })).rejects.toThrow(sentence);
  }
});

/** The sample as a version with another schema would have written it. */
async function writeBackupOf(schema: number, file: string): Promise<void> {
  const { createHash } = await import('node:crypto');
  const lines = gunzipSync(readFileSync(at('sample')))
    .toString('utf8')
    .split('\n')
    .slice(0, -2);
  const body = `${lines.join('\n')}\n`.replace(/"schema":\d+/, `"schema":${schema}`);
  const foot = { tables: 0, rows: 0, sha256: createHash('sha256').update(body).digest('hex') };
  writeFileSync(file, gzipSync(`${body}#${JSON.stringify(foot)}\n`));
}

test('a backup of an older version is restored and migrated', async () => {
  const old = await emptyDatabase(sameKind);
  const client = await old.pool.connect();
  await client.query('begin');
  await dropTables(client);
  // 0009_question-analyses, long before the trash.
  await migrateTo(client, 1_795_312_503_484);
  await client.query(`insert into companies (name) values ('Old')`);
  await client.query('commit');
  client.release();
  expect(await sql(old, `select to_regclass('trash_items') as name`)).toEqual([{ name: null }]);
  await writeBackup(old, at('old'));
  const database = await sampleRestored();
  await restoreBackup(database, at('old'), { replace: true });
  expect(await isMigrated(database.pool)).toBe(true);
  expect(await sql(database, 'select name from companies')).toEqual([{ name: 'Old' }]);
});
