import { AsyncResource } from 'node:async_hooks';
import { MessageChannel, Worker } from 'node:worker_threads';
import {
  fromWire,
  type Input,
  type Item,
  type Method,
  type Output,
  type Reply,
  type ThreadData,
} from './engine-calls.ts';
import { answerModel } from './remote-model.ts';
import { flagOf } from './shared-flag.ts';
import { countingTokens, type WorkOptions } from './work-options.ts';

export type EngineThread = ReturnType<typeof engineThread>;

/** Calls into a thread that starts with the first one, and again after it broke down. */
export function engineThread(data: ThreadData) {
  let thread: Worker | undefined;
  let isClosed = false;
  const waiting = new Set<(error: Error) => void>();

  const failAll = (error: Error) => {
    thread = undefined;
    for (const fail of waiting) fail(error);
    waiting.clear();
  };

  const started = (): Worker => {
    // A thread that starts now would keep the process from ending.
    if (isClosed) throw new Error('the engine stopped');
    if (thread) return thread;
    const made = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    made.on('error', (error: Error) => failAll(error));
    made.on('exit', () => failAll(new Error('the engine stopped')));
    thread = made;
    return made;
  };

  async function call<M extends Method>(
    method: M,
    input: Input<M>,
    { signal, onUsage, onDropped, model }: WorkOptions = {},
    onItem: (item: Item<M>) => void = () => {},
  ): Promise<Output<M>> {
    const to = started();
    const { promise, resolve, reject } = Promise.withResolvers<Output<M>>();
    const { port1, port2 } = new MessageChannel();
    const { flag, dispose } = flagOf(signal);
    waiting.add(reject);
    // Callbacks run in the caller's context, which knows the company.
    const onReply = (reply: Reply<M>) => {
      if (reply.type === 'usage') onUsage?.(reply.report);
      else if (reply.type === 'dropped') onDropped?.(reply.dropped);
      else if (reply.type === 'model') void answerModel(port1, model, reply.query);
      else if (reply.type === 'item') onItem(reply.item);
      else if (reply.type === 'done') resolve(reply.value);
      else reject(fromWire(reply.error));
    };
    port1.on('message', AsyncResource.bind(onReply));
    const asks = { model: model?.settings ?? null, isMetered: model?.meter !== undefined };
    to.postMessage({ method, input, ...asks, port: port2, flag }, [port2]);
    return promise.finally(() => {
      waiting.delete(reject);
      dispose();
      port1.close();
    });
  }

  /** What a call sends along the way. Its work is cancelled when the reader stops early. */
  async function* stream<M extends Method>(
    method: M,
    input: Input<M>,
    options: WorkOptions,
  ): AsyncGenerator<Item<M>, void, void> {
    const stopped = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, stopped.signal]) : stopped.signal;
    const items: Item<M>[] = [];
    let ended = false;
    let arrived = Promise.withResolvers<void>();
    const end = call(method, input, { ...options, signal }, (item) => {
      items.push(item);
      arrived.resolve();
    }).finally(() => {
      ended = true;
      arrived.resolve();
    });
    end.catch(() => {});
    try {
      while (items.length > 0 || !ended) {
        for (const item of items.splice(0)) yield item;
        if (ended) continue;
        await arrived.promise;
        arrived = Promise.withResolvers();
      }
      await end;
    } finally {
      stopped.abort();
    }
  }

  return {
    call,
    stream,
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

/** Calls that end with the signal's reason once it aborts; nothing further starts then. */
export function cancellable(thread: EngineThread, options: WorkOptions) {
  const { signal } = options;
  const left = countingTokens(options);
  const reasonOf = (error: unknown) => (signal?.aborted ? signal.reason : error);
  return {
    async ask<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
      signal?.throwIfAborted();
      return thread.call(method, input, left()).catch((error) => {
        throw reasonOf(error);
      });
    },
    async *stream<M extends Method>(method: M, input: Input<M>): AsyncGenerator<Item<M>> {
      signal?.throwIfAborted();
      try {
        for await (const item of thread.stream(method, input, left())) {
          yield item;
          signal?.throwIfAborted();
        }
      } catch (error) {
        throw reasonOf(error);
      }
    },
  };
}
