import type { MessagePort } from 'node:worker_threads';
import type { ModelAccess, ModelCache, ModelMeter } from '#engine/engine.ts';
import { fromWire, type ModelAnswer, type ModelQuery, toWire } from './engine-calls.ts';

/** Questions whose answers are of one type, by their ids. */
function questions<T>(send: (query: ModelQuery) => void, nextId: () => number) {
  const waiting = new Map<number, PromiseWithResolvers<T>>();
  return {
    ask(queryOf: (id: number) => ModelQuery): Promise<T> {
      const id = nextId();
      const answer = Promise.withResolvers<T>();
      waiting.set(id, answer);
      send(queryOf(id));
      return answer.promise;
    },
    settle(answer: { id: number } & ({ value: T } | { failed: Parameters<typeof fromWire>[0] })): void {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('failed' in answer) asked?.reject(fromWire(answer.failed));
      else asked?.resolve(answer.value);
    },
  };
}

/** The stored replies and the limits as the engine's thread reaches them: by asking over the channel of its call. */
export function remoteModel(port: MessagePort, sendReply: (reply: { type: 'model'; query: ModelQuery }) => void) {
  let last = 0;
  const nextId = () => ++last;
  const send = (query: ModelQuery) => sendReply({ type: 'model', query });
  const gets = questions<string | null>(send, nextId);
  const puts = questions<null>(send, nextId);
  const reservations = questions<number>(send, nextId);
  port.on('message', (answer: ModelAnswer) => {
    if (answer.do === 'get') gets.settle(answer);
    else if (answer.do === 'put') puts.settle(answer);
    else reservations.settle(answer);
  });
  const cache: ModelCache = {
    get: (key) => gets.ask((id) => ({ id, do: 'get', key })),
    put: async (key, reply, usage) => void (await puts.ask((id) => ({ id, do: 'put', key, reply, usage }))),
  };
  const meter: ModelMeter = { reserve: (expected) => reservations.ask((id) => ({ id, do: 'reserve', expected })) };
  return { cache, meter, close: () => port.close() };
}

/** Answers such a question on the other side of the channel. */
export async function answerModel(
  port: MessagePort,
  access: ModelAccess | undefined,
  query: ModelQuery,
): Promise<void> {
  const post = (answer: ModelAnswer) => port.postMessage(answer);
  try {
    post(await answerOf(access, query));
  } catch (error) {
    post({ id: query.id, do: query.do, failed: toWire(error) });
  }
}

async function answerOf(access: ModelAccess | undefined, query: ModelQuery): Promise<ModelAnswer> {
  const { id } = query;
  switch (query.do) {
    case 'get':
      return { id, do: 'get', value: (await access?.cache?.get(query.key)) ?? null };
    case 'put':
      await access?.cache?.put(query.key, query.reply, query.usage);
      return { id, do: 'put', value: null };
    case 'reserve':
      if (!access?.meter) throw new Error('this call is not metered');
      return { id, do: 'reserve', value: await access.meter.reserve(query.expected) };
  }
}
