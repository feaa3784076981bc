import { expect, test } from 'vitest';
import { until } from '../testing/mailbox.ts';
import { engineThreads } from './engine-pool.ts';

const module = new URL('../testing/model-engine.ts', import.meta.url).href;
const pool = (most: number, idleMs?: number) => engineThreads({ module }, most, idleMs);

/** Work that holds its thread until it is ended. */
function held(threads: ReturnType<typeof pool>, holder: string, key?: string) {
  const ended = Promise.withResolvers<void>();
  let thread: unknown;
  const work = threads.use(holder, key, async (given) => {
    thread = given;
    await ended.promise;
  });
  return {
    thread,
    async end() {
      ended.resolve();
      await work;
    },
  };
}

test('each company works in one thread, and others in another one while there are any', async () => {
  const threads = pool(2);
  const first = held(threads, 'first');
  const again = held(threads, 'first');
  const second = held(threads, 'second');
  expect(again.thread).toBe(first.thread);
  expect(second.thread).not.toBe(first.thread);
  const third = held(threads, 'third');
  const fourth = held(threads, 'fourth');
  expect(new Set([third.thread, fourth.thread])).toEqual(new Set([first.thread, second.thread]));
  await Promise.all([first, again, second, third, fourth].map((work) => work.end()));
});

test('a thread that has read the documents before is preferred', async () => {
  const threads = pool(2);
  const first = held(threads, 'first', 'documents:1');
  const second = held(threads, 'second', 'documents:2');
  await Promise.all([first.end(), second.end()]);
  const again = held(threads, 'second', 'documents:2');
  expect(again.thread).toBe(second.thread);
  await again.end();
});

test('a thread without work ends, and with it what it keeps in memory', async () => {
  const threads = pool(1, 1);
  const first = held(threads, 'first');
  await first.end();
  await until(async () => {
    const next = held(threads, 'first');
    await next.end();
    return next.thread === first.thread ? undefined : true;
  }, 'another thread');
});

test('work that fails leaves its thread to others', async () => {
  const threads = pool(1);
  await expect(threads.use('first', undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const second = held(threads, 'second');
  expect(second.thread).toBeDefined();
  await second.end();
});
