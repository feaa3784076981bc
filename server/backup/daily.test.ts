import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { backUpDaily } from './daily.ts';
import { readBackup } from './read.ts';
import { removeUnfinished } from './unfinished.ts';

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
  await backUpDaily(server.deps, { today: day(1) });
  expect(names).toThrow(/ENOENT/);
});

test('one backup a day is written, and those of seven days are kept; other files stay', async () => {
  await server.newAdmin('first');
  for (let n = 1; n <= 9; n++)
    for (let again = 0; again < 2; again++) await backUpDaily(server.deps, { today: day(n) });
  writeFileSync(join(folder(), 'mine.backup'), '');
  await backUpDaily(server.deps, { today: day(10) });
  const expected = Array.from({ length: 7 }, (_, n) => `earshot-2027-01-${String(n + 4).padStart(2, '0')}.backup`);
  expect(names()).toEqual([...expected, 'mine.backup']);
  expect((await readBackup(join(folder(), 'earshot-2027-01-10.backup'))).rows).toBeGreaterThan(1);
});

test('backups of days before the last seven go even if none was made in between', async () => {
  await backUpDaily(server.deps, { today: day(15) });
  const kept = names().filter((name) => name.startsWith('earshot-'));
  expect(kept).toEqual(['earshot-2027-01-09.backup', 'earshot-2027-01-10.backup', 'earshot-2027-01-15.backup']);
});

test('a backup that fails is logged with its folder, and the server goes on', async () => {
  const config = { ...server.deps.config, dataDir: join(folder(), 'mine.backup') };
  await backUpDaily({ ...server.deps, config }, { today: day(16) });
  expect(JSON.parse(logged)).toMatchObject({
    msg: 'the daily backup failed',
    err: { type: 'BackupError', cause: { code: 'ENOTDIR' } },
  });
});

test('a server that stops gives up what it writes and leaves nothing of it', async () => {
  const over = new AbortController();
  const written = backUpDaily(server.deps, { today: day(18), signal: over.signal });
  over.abort();
  await written;
  expect(readdirSync(folder()).filter((name) => name.includes('2027-01-18'))).toEqual([]);
  expect((await server.guest().get('/readyz')).statusCode).toBe(200);
});

test('what a killed server left of backups is removed by the next one; all other files stay', () => {
  const left = ['.earshot-2027-01-19.backup.0a1b2c3d.part', 'mine.part'];
  for (const name of left) writeFileSync(join(folder(), name), 'words');
  const forCommand = '1b4e28ba-2fa1-41d2-883f-0016d3cca427.backup';
  for (const name of [forCommand, `.${forCommand}.0a1b2c3d.part`, 'kept.backup'])
    writeFileSync(join(server.dataDir, name), 'words');
  removeUnfinished(server.dataDir);
  expect(names()).not.toContain(left[0]);
  expect(names()).toContain('mine.part');
  expect(readdirSync(server.dataDir).filter((name) => name.includes('backup'))).toEqual(['backups', 'kept.backup']);
});

test('a setting turns it off', async () => {
  await backUpDaily({ ...server.deps, config: { ...server.deps.config, dailyBackups: false } }, { today: day(17) });
  expect(names()).not.toContain('earshot-2027-01-17.backup');
});
