import type { MessagePort } from 'node:worker_threads';
import type { ModelCache } from '#engine/llm/model-settings.ts';
import { type CacheAnswer, type CacheQuery, fromWire, toWire } from './engine-calls.ts';

/** The stored replies as the engine's thread reaches them: by asking over the channel of its call. */
export function remoteCache(port: MessagePort, send: (query: { type: 'cache'; id: number } & CacheQuery) => void) {
  const waiting = new Map<number, PromiseWithResolvers<string | null>>();
  let last = 0;
  const query = (what: CacheQuery) => {
    const answer = Promise.withResolvers<string | null>();
    waiting.set(++last, answer);
    send({ type: 'cache', id: last, ...what });
    return answer.promise;
  };
  port.on('message', ({ id, reply, failed }: CacheAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (failed) answer?.reject(fromWire(failed));
    else answer?.resolve(reply);
  });
  const cache: ModelCache = {
    get: (key) => query({ do: 'get', key }),
    put: async (key, reply, usage) => void (await query({ do: 'put', key, reply, usage })),
  };
  return { cache, close: () => port.close() };
}

/** Answers such a question on the other side of the channel. */
export async function answerCache(
  port: MessagePort,
  cache: ModelCache | undefined,
  query: { id: number } & CacheQuery,
): Promise<void> {
  const { id } = query;
  try {
    const reply = query.do === 'get' ? ((await cache?.get(query.key)) ?? null) : null;
    if (query.do === 'put') await cache?.put(query.key, query.reply, query.usage);
    port.postMessage({ id, reply, failed: null } satisfies CacheAnswer);
  } catch (error) {
    port.postMessage({ id, reply: null, failed: toWire(error) } satisfies CacheAnswer);
  }
}
