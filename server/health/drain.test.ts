import { once } from 'node:events';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

/** A server with one call that has begun and is answered when `answer` resolves. */
async function serverAtWork(answer: Promise<string>) {
  const app = Fastify();
  const begun = new EventTarget();
  app.get('/', () => {
    begun.dispatchEvent(new Event('call'));
    return answer;
  });
  const call = once(begun, 'call');
  const reply = fetch(await app.listen({ port: 0 }));
  await call;
  return { app, reply };
}

test('a request that has begun is answered before the server closes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { app, reply } = await serverAtWork(promise);
  const closed = drain(app, 60_000);
  resolve('done');
  expect(await (await reply).text()).toBe('done');
  await closed;
});

test('a request that does not end is cut off, and the server closes', async () => {
  const { app, reply } = await serverAtWork(new Promise(() => {}));
  const lost = expect(reply).rejects.toThrow(/fetch failed/);
  await drain(app, 50);
  await lost;
});
