import { expect, test } from 'vitest';
import { until } from '../testing/mailbox.ts';
import { engineThreads, type Idle } from './engine-pool.ts';

const module = new URL('../testing/model-engine.ts', import.meta.url).href;
const pool = (maxThreads: number, idle?: Idle) => engineThreads({ module, priority: 5 }, maxThreads, idle);

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
  const threads = pool(1, { lastMs: 1, otherMs: 1 });
  const first = held(threads, 'first');
  await first.end();
  await until(async () => {
    const next = held(threads, 'first');
    await next.end();
    return next.thread === first.thread ? undefined : true;
  }, 'another thread');
});

test('of several threads without work one stays, with what it has read', async () => {
  const threads = pool(2, { lastMs: 60_000, otherMs: 1 });
  const [first, second] = [held(threads, 'first', 'documents:1'), held(threads, 'second', 'documents:2')];
  await first.end();
  // It ends because there is another one.
  await until(async () => {
    const next = held(threads, 'first', 'documents:1');
    await next.end();
    return next.thread === first.thread ? undefined : true;
  }, 'another thread');
  await second.end();
  const count = async () => {
    let all = 0;
    await threads.each(async () => void all++);
    return all;
  };
  await until(async () => ((await count()) === 1 ? true : undefined), 'a single thread');
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await count()).toBe(1);
});

test('work that fails leaves its thread to others', async () => {
  const threads = pool(1);
  await expect(threads.use('first', undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const second = held(threads, 'second');
  expect(second.thread).toBeDefined();
  await second.end();
});
