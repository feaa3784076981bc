import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpares, type Spares } from './spares.ts';

let started: ChildProcess[];
let spares: Spares;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  started = [];
  spares = createSpares(async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    started.push(child);
    return child;
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const child of started) child.kill('SIGKILL');
});

/** A file is read: a child is taken, and what is missing is started a moment later. */
async function read(): Promise<ChildProcess | undefined> {
  const child = spares.take();
  spares.keep();
  await vi.advanceTimersByTimeAsync(50);
  return child;
}

test('before the first file there is none, and one for each file that comes after a while', async () => {
  expect(await read()).toBeUndefined();
  for (const n of [0, 1, 2]) {
    vi.advanceTimersByTime(10_000);
    expect(await read()).toBe(started[n]);
  }
  expect(started).toHaveLength(4);
});

test('two wait once a file came before the next child was ready', async () => {
  await read();
  await read();
  expect(started).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(await read()).toBe(started[1]);
  expect(await read()).toBe(started[2]);
  expect(started).toHaveLength(5);
});

test('one that has ended is not given to a file', async () => {
  await read();
  started[0]?.kill('SIGKILL');
  await once(started[0] as ChildProcess, 'exit');
  expect(spares.take()).toBeUndefined();
});

test('all end when they are closed, and after a while without a file', async () => {
  await read();
  await read();
  spares.close();
  await Promise.all(started.slice(1).map((child) => once(child, 'exit')));
  await read();
  vi.advanceTimersByTime(10 * 60_000);
  await once(started[3] as ChildProcess, 'exit');
  expect(spares.take()).toBeUndefined();
});

test('none is started before whoever waits for the last file can have its reply', async () => {
  spares.keep();
  await vi.advanceTimersByTimeAsync(40);
  expect(started).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(started).toHaveLength(1);
});

test('files in quick succession do not put the start off', async () => {
  for (let n = 0; n < 4; n++) {
    spares.keep();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(started).toHaveLength(1);
});

test('none is started once all are closed', async () => {
  spares.keep();
  spares.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(0);
});

test('a child that starts while all are closed ends too', async () => {
  spares.keep();
  vi.advanceTimersByTime(50);
  const ended = once(started[0] as ChildProcess, 'exit');
  spares.close();
  await ended;
});
