import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = `
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { oneAtATime } from ${JSON.stringify(new URL('./one-at-a-time.mjs', import.meta.url).href)};
const [lock, log, ms] = process.argv.slice(1);
const note = (word) => appendFileSync(log, word + '\\n');
await oneAtATime(lock, async () => {
  note('begun');
  await wait(Number(ms));
  note('ended');
}, () => note('waiting'));
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-lock-'));
  appendFileSync(join(folder, 'log'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noted = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').filter(Boolean);

function hold(ms) {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, [...args, join(folder, 'lock'), join(folder, 'log'), ms], { stdio: 'inherit' });
  return { child, gone: once(child, 'exit') };
}

async function until(words) {
  while (noted().join() !== words.join()) await wait(20);
}

test('the second of two processes waits until the first has ended its work', async () => {
  const processes = [hold(400), hold(400)];
  for (const { gone } of processes) expect(await gone).toEqual([0, null]);
  const order = noted().filter((word) => word !== 'waiting');
  expect(order).toEqual(['begun', 'ended', 'begun', 'ended']);
});

test('none of those who ask in the same moment wait for one another', async () => {
  // About to take the lock, which takes two steps.
  const first = new DatabaseSync(join(folder, 'lock'));
  first.exec('begin immediate; create table held (n)');
  const second = hold(0);
  await until(['waiting']);
  first.exec('commit');
  first.close();
  expect(await second.gone).toEqual([0, null]);
});

test('a process that was killed in the middle of its work holds up no other', async () => {
  const first = hold(600_000);
  await until(['begun']);
  const second = hold(0);
  await until(['begun', 'waiting']);
  first.child.kill('SIGKILL');
  await second.gone;
  expect(noted()).toEqual(['begun', 'waiting', 'begun', 'ended']);
});

test('work that fails lets the next one begin', async () => {
  const { oneAtATime } = await import('./one-at-a-time.mjs');
  const lock = join(folder, 'lock');
  await expect(oneAtATime(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await oneAtATime(lock, () => 'done')).toBe('done');
});
