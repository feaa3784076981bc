import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { copyMigratedFolder } from '../testing/migrated-folder.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { runCommand } from './commands.ts';

let server: OwnServer;
const folder = mkdtempSync(join(inject('runFolder'), 'backup-commands-'));
const file = join(folder, 'all.backup');

beforeAll(async () => {
  // Not the shared server: a backup holds the rows of all companies.
  server = await startTestServer();
  await server.newAdmin('ada');
});
afterAll(() => server.stop());
afterEach(() => vi.unstubAllEnvs());

/** Runs a command with the database of the running server, or with an embedded one in a folder. */
async function run(args: string[], dataDir = server.dataDir) {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', dataDir === server.dataDir ? (server.deps.config.databaseUrl ?? '') : '');
  let said = '';
  const sink = new Writable({
    write(chunk, _, done) {
      said += chunk;
      done();
    },
  });
  return { status: await runCommand(args, { stdout: sink, stderr: sink }), said };
}

test('a running server is backed up, whichever database it has, and its file is whole', async () => {
  expect(await run(['backup', file])).toEqual({
    status: 0,
    said: expect.stringMatching(/all\.backup: \d+ rows of \d+ tables, 0\.0 MB\.\n$/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['all.backup']);
  // What the server wrote for it is gone.
  expect(readdirSync(server.dataDir).filter((name) => name.endsWith('.backup'))).toEqual([]);
  expect(await run(['restore', '--check', file])).toEqual({
    status: 0,
    said: expect.stringMatching(/all\.backup is complete: \d+ rows of \d+ tables, taken at 20/),
  });
  expect((await server.guest().get('/readyz')).statusCode).toBe(200);
});

test('it is not restored into a database that a server uses', async () => {
  const { status, said } = await run(['restore', '--replace', file]);
  expect(said).toMatch(/is already running on .+: stop it first|Earshot is running on this database: stop/);
  expect(status).toBe(1);
});

const dataDir = join(folder, 'restored');

test('it is restored into an empty folder', async () => {
  await copyMigratedFolder(dataDir);
  expect(await run(['restore', file], dataDir)).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^\d+ rows of \d+ tables are as they were at 20.+\. Everyone has to sign in again\.\n$/,
    ),
  });
  expect(await run(['create-admin', 'ada@example.com'], dataDir)).toMatchObject({
    status: 0,
    said: expect.stringContaining('ada@example.com is already an administrator of Company of ada'),
  });
});

test('what is there is replaced only when asked', async () => {
  expect(await run(['restore', file], dataDir)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/add --replace\.\n$/),
  });
  expect((await run(['restore', '--replace', file], dataDir)).status).toBe(0);
});

test('a file that cannot be written or read, and a wrong call, are told in one sentence', async () => {
  writeFileSync(join(folder, 'plain'), '');
  const beyond = join(folder, 'plain', 'x.backup');
  expect(await run(['backup', beyond])).toEqual({
    status: 1,
    said: expect.stringMatching(/cannot be written: E[A-Z]+\.\n$/),
  });
  expect(await run(['restore', beyond], join(folder, 'unused'))).toEqual({
    status: 1,
    said: expect.stringMatching(/cannot be read \(ENOTDIR\)\.\n$/),
  });
  // It was found out before a database was made.
  expect(existsSync(join(folder, 'unused', 'database'))).toBe(false);
  for (const args of [['backup'], ['backup', 'a', 'b'], ['restore'], ['restore', '--fast', 'a']])
    expect(await run(args)).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^Usage: earshot (backup|restore)/),
    });
});
