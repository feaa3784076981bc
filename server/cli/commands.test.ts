import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { copyMigratedFolder } from '../testing/migrated-folder.ts';

const launcher = fileURLToPath(new URL('../../bin/earshot.mjs', import.meta.url));
const dataDir = mkdtempSync(join(inject('runFolder'), 'earshot-cli-'));

function earshot(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  });
  return { status, stdout, stderr };
}

test('a wrong call says how it is called and exits with 2', () => {
  expect(earshot(['nonsense'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown command: nonsense\n\nUsage:/),
  });
  expect(earshot([]).status).toBe(2);
  expect(earshot(['serve', '--fast']).status).toBe(2);
  expect(earshot(['help'])).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535\.$/m],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:9/x' },
    /^The PostgreSQL server of DATABASE_URL does not respond \(ECONNREFUSED\): .+\.$/m,
  ],
])('a start with %j ends with one sentence and 1', (env, sentence) => {
  const { status, stdout, stderr } = earshot(['serve'], env);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect([status, stdout]).toEqual([1, '']);
});

test('a worker of its own needs a database that others can reach', () => {
  const { status, stderr } = earshot(['worker']);
  expect(stderr).toMatch(/^The embedded database serves one process only: set DATABASE_URL/);
  expect(status).toBe(1);
});

test('a port that is taken is told by its number', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const prepared = mkdtempSync(join(inject('runFolder'), 'earshot-cli-'));
  await copyMigratedFolder(prepared);
  const { status, stderr } = earshot(['serve'], { PORT: String(port), DATA_DIR: prepared });
  other.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use: .+\\.$`, 'm'));
  expect(status).toBe(1);
});

test('migrate makes the schema, and again changes nothing', () => {
  for (let i = 0; i < 2; i++) {
    expect(earshot(['migrate'])).toMatchObject({ status: 0, stdout: 'The schema is up to date.\n' });
  }
});
