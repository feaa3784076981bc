import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whileAlone } from './install-lock.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-lock-'));
  appendFileSync(join(folder, 'log'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
import { appendFileSync } from 'node:fs';
import { whileAlone } from ${JSON.stringify(new URL('./install-lock.mjs', import.meta.url).href)};
const [lock, log] = process.argv.slice(1);
const note = (word) => appendFileSync(log, word + '\\n');
whileAlone(lock, () => {
  note('begun');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  note('ended');
});
`;

test('of several processes one after the other does its work', async () => {
  const args = ['--input-type=module', '-e', program, join(folder, 'lock'), join(folder, 'log')];
  const children = [1, 2, 3].map(() => spawn(process.execPath, args, { stdio: 'inherit' }));
  for (const gone of children.map((child) => once(child, 'exit'))) expect(await gone).toEqual([0, null]);
  const noted = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(noted).toEqual(['begun', 'ended', 'begun', 'ended', 'begun', 'ended']);
});

test('the lock of a process that died is taken over, and is free again after the work, also after a failure', () => {
  const lock = join(folder, 'lock');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, `${pid}`);
  let waits = 0;
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => whileAlone(lock, fail, () => waits++)).toThrow('no network');
  expect(waits).toBe(1);
  expect(existsSync(lock)).toBe(false);
  expect(whileAlone(lock, () => 'installed')).toBe('installed');
});
