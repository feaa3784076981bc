import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { backUpDaily } from './daily.ts';
import { readBackup } from './read.ts';

let server: OwnServer;
let logged = '';
beforeAll(async () => {
  // Not the shared server: it has an embedded database in every run, and its log is read.
  const logTo = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  server = await startTestServer({ DATABASE_URL: '', LOG_LEVEL: 'error' }, { logTo });
});
afterAll(() => server.stop());

const folder = () => join(server.dataDir, 'backups');
const names = () => readdirSync(folder()).sort();
const day = (n: number) => new Date(Date.UTC(2027, 0, n, 12));

test('a database that is not used yet is not backed up', async () => {
  await backUpDaily(server.deps, day(1));
  expect(names).toThrow(/ENOENT/);
});

test('one backup a day is written, and those of seven days are kept; other files stay', async () => {
  await server.newAdmin('first');
  for (let n = 1; n <= 9; n++) for (let again = 0; again < 2; again++) await backUpDaily(server.deps, day(n));
  writeFileSync(join(folder(), 'mine.backup'), '');
  await backUpDaily(server.deps, day(10));
  const expected = Array.from({ length: 7 }, (_, n) => `earshot-2027-01-${String(n + 4).padStart(2, '0')}.backup`);
  expect(names()).toEqual([...expected, 'mine.backup']);
  expect((await readBackup(join(folder(), 'earshot-2027-01-10.backup'))).rows).toBeGreaterThan(1);
});

test('backups of days before the last seven go even if none was made in between', async () => {
  await backUpDaily(server.deps, day(15));
  const kept = names().filter((name) => name.startsWith('earshot-'));
  expect(kept).toEqual(['earshot-2027-01-09.backup', 'earshot-2027-01-10.backup', 'earshot-2027-01-15.backup']);
});

test('a backup that fails is logged with its folder, and the server goes on', async () => {
  const config = { ...server.deps.config, dataDir: join(folder(), 'mine.backup') };
  await backUpDaily({ ...server.deps, config }, day(16));
  expect(JSON.parse(logged)).toMatchObject({
    msg: 'the daily backup failed',
    err: { type: 'BackupError', cause: { code: 'ENOTDIR' } },
  });
});

test('a setting turns it off', async () => {
  await backUpDaily({ ...server.deps, config: { ...server.deps.config, dailyBackups: false } }, day(17));
  expect(names()).not.toContain('earshot-2027-01-17.backup');
});
