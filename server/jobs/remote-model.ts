import type { MessagePort } from 'node:worker_threads';
import type { ModelAccess, ModelCache, ModelMeter } from '#engine/llm/model-settings.ts';
import { fromWire, type ModelAnswer, type ModelQuery, toWire } from './engine-calls.ts';

/** The stored replies and the limits as the engine's thread reaches them: by asking over the channel of its call. */
export function remoteModel(port: MessagePort, send: (query: { type: 'model'; id: number } & ModelQuery) => void) {
  const waiting = new Map<number, PromiseWithResolvers<string | number | null>>();
  let last = 0;
  const query = (what: ModelQuery) => {
    const answer = Promise.withResolvers<string | number | null>();
    waiting.set(++last, answer);
    send({ type: 'model', id: last, ...what });
    return answer.promise;
  };
  port.on('message', ({ id, value, failed }: ModelAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (failed) answer?.reject(fromWire(failed));
    else answer?.resolve(value);
  });
  const cache: ModelCache = {
    get: async (key) => (await query({ do: 'get', key })) as string | null,
    put: async (key, reply, usage) => void (await query({ do: 'put', key, reply, usage })),
  };
  const meter: ModelMeter = { reserve: async (expected) => (await query({ do: 'reserve', expected })) as number };
  return { cache, meter, close: () => port.close() };
}

/** Answers such a question on the other side of the channel. */
export async function answerModel(
  port: MessagePort,
  access: ModelAccess | undefined,
  query: { id: number } & ModelQuery,
): Promise<void> {
  const { id } = query;
  try {
    const value = await answerOf(access, query);
    port.postMessage({ id, value, failed: null } satisfies ModelAnswer);
  } catch (error) {
    port.postMessage({ id, value: null, failed: toWire(error) } satisfies ModelAnswer);
  }
}

async function answerOf(access: ModelAccess | undefined, query: ModelQuery): Promise<string | number | null> {
  switch (query.do) {
    case 'get':
      return (await access?.cache?.get(query.key)) ?? null;
    case 'put':
      await access?.cache?.put(query.key, query.reply, query.usage);
      return null;
    case 'reserve':
      return (await access?.meter?.reserve(query.expected)) ?? null;
  }
}
