import { MessageChannel, Worker } from 'node:worker_threads';
import type { EngineSettings } from '#engine/create-engine.ts';
import type { StageOptions } from '#engine/engine.ts';
import {
  type EngineInfo,
  type EngineInput,
  fromWire,
  type Input,
  type Item,
  type Method,
  type Output,
  type Reply,
  type ThreadData,
} from './engine-calls.ts';
import { flagOf } from './shared-flag.ts';

type WithoutKey<M extends Method> = Omit<Input<M>, 'key'>;

/** A corpus as the server works on it. Each method is a stage of the engine. */
export type OpenCorpus = {
  /** Passages [from, to); few at a time, because they cross threads. */
  passages(from: number, to: number): Promise<Output<'passages'>>;
  /** The vectors of these passages, by index, as PostgreSQL writes them. */
  embed(passages: readonly number[]): Promise<string[]>;
  addVectors(vectors: Input<'addVectors'>['vectors']): Promise<void>;
  describe(input: WithoutKey<'describe'>): Promise<string>;
  proposeQuestions(input: WithoutKey<'proposeQuestions'>): Promise<string[]>;
  findInsights(input: WithoutKey<'findInsights'>): AsyncIterable<Item<'findInsights'>>;
  markInsights(insights: Input<'markInsights'>['insights']): Promise<Output<'markInsights'>>;
  findPeople(input: WithoutKey<'findPeople'>): Promise<Output<'findPeople'>>;
  coverage(insights: Input<'coverage'>['insights']): Promise<Output<'coverage'>>;
};

/** A corpus in a conversation. */
export type ChatCorpus = {
  askPeople(input: WithoutKey<'askPeople'>): Promise<Output<'askPeople'>>;
  askInsight(input: WithoutKey<'askInsight'>): Promise<Output<'askInsight'>>;
  suggestQuestions(input: WithoutKey<'suggestQuestions'>): Promise<Output<'suggestQuestions'>>;
};

/** The engine as the server calls it: it runs in threads of its own. */
export type EngineClient = {
  info(): Promise<EngineInfo>;
  /**
   * Reads the documents, unless they were read under this key shortly before, and works on them. Once the signal aborts, the
   * thread ends its step, nothing further starts, and the signal's reason is thrown.
   */
  withCorpus<T>(
    key: string,
    documents: readonly EngineInput[],
    work: (corpus: OpenCorpus) => Promise<T>,
    options?: StageOptions,
  ): Promise<T>;
  /**
   * As withCorpus, for conversations: in a second thread, so that no message waits for an analysis. The documents are read only
   * when the thread no longer has them.
   */
  withChatCorpus<T>(
    key: string,
    readDocuments: () => Promise<readonly EngineInput[]>,
    work: (corpus: ChatCorpus) => Promise<T>,
  ): Promise<T>;
  /** Starts the thread of the conversations, if it has not started, so that the first message does not wait for it. */
  expectChats(): void;
  suggestTopics(input: Input<'suggestTopics'>): Promise<Output<'suggestTopics'>>;
  /** Where a quote is in these documents: in the first one that holds it. */
  findQuote(
    documents: readonly EngineInput[],
    input: Omit<Input<'findQuote'>, 'documents'>,
  ): Promise<Output<'findQuote'>>;
  findDuplicates(
    insights: Input<'findDuplicates'>['insights'],
    input: Omit<Input<'findDuplicates'>, 'insights'>,
  ): Promise<Output<'findDuplicates'>>;
  close(): Promise<void>;
};

const productModule = new URL('../../engine/create-engine.ts', import.meta.url).href;

/** `module` exports `createEngine`; tests pass one of theirs. */
export function startEngine(settings: EngineSettings, module: string = productModule): EngineClient {
  const thread = engineThread({ settings, module });
  const chats = engineThread({ settings, module });
  const { call, stream } = thread;
  return {
    info: () => call('info', null),
    async withCorpus(key, documents, work, options = {}) {
      const unlessAborted = async <T>(ask: () => Promise<T>): Promise<T> => {
        options.signal?.throwIfAborted();
        return ask().catch((error) => {
          throw options.signal?.aborted ? options.signal.reason : error;
        });
      };
      const ask = <M extends Method>(method: M, input: Input<M>) => unlessAborted(() => call(method, input, options));
      await ask('open', { key, documents });
      try {
        return await work({
          passages: (from, to) => ask('passages', { key, from, to }),
          embed: (passages) => ask('embed', { key, passages }),
          addVectors: (vectors) => ask('addVectors', { key, vectors }),
          describe: (input) => ask('describe', { key, ...input }),
          proposeQuestions: (input) => ask('proposeQuestions', { key, ...input }),
          async *findInsights(input) {
            options.signal?.throwIfAborted();
            try {
              for await (const event of stream('findInsights', { key, ...input }, options)) {
                yield event;
                options.signal?.throwIfAborted();
              }
            } catch (error) {
              throw options.signal?.aborted ? options.signal.reason : error;
            }
          },
          markInsights: (insights) => ask('markInsights', { key, insights }),
          findPeople: (input) => ask('findPeople', { key, ...input }),
          coverage: (insights) => ask('coverage', { key, insights }),
        });
      } finally {
        await call('release', { key });
      }
    },
    async withChatCorpus(key, readDocuments, work) {
      const isOpen = await chats.call('reopen', { key });
      if (!isOpen) await chats.call('open', { key, documents: await readDocuments() });
      try {
        return await work({
          askPeople: (input) => chats.call('askPeople', { key, ...input }),
          askInsight: (input) => chats.call('askInsight', { key, ...input }),
          suggestQuestions: (input) => chats.call('suggestQuestions', { key, ...input }),
        });
      } finally {
        await chats.call('release', { key });
      }
    },
    // What goes wrong here goes wrong again, and is reported, with the first message.
    expectChats: () => void chats.call('info', null).catch(() => {}),
    suggestTopics: (input) => call('suggestTopics', input),
    findQuote: (documents, input) => call('findQuote', { documents, ...input }),
    findDuplicates: (insights, input) => call('findDuplicates', { insights, ...input }),
    close: async () => void (await Promise.all([thread.close(), chats.close()])),
  };
}

/** Calls into a thread that starts with the first one, and again after it broke down. */
function engineThread(data: ThreadData) {
  let thread: Worker | undefined;
  const waiting = new Set<(error: Error) => void>();

  const failAll = (error: Error) => {
    thread = undefined;
    for (const fail of waiting) fail(error);
    waiting.clear();
  };

  const started = (): Worker => {
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

  function call<M extends Method>(
    method: M,
    input: Input<M>,
    { signal, onProgress, onUsage }: StageOptions = {},
    onItem: (item: Item<M>) => void = () => {},
  ): Promise<Output<M>> {
    const { promise, resolve, reject } = Promise.withResolvers<Output<M>>();
    const { port1, port2 } = new MessageChannel();
    const { flag, dispose } = flagOf(signal);
    waiting.add(reject);
    port1.on('message', (reply: Reply<M>) => {
      if (reply.type === 'progress') onProgress?.(reply.progress);
      else if (reply.type === 'usage') onUsage?.(reply.usage);
      else if (reply.type === 'item') onItem(reply.item);
      else if (reply.type === 'done') resolve(reply.value);
      else reject(fromWire(reply.error));
    });
    started().postMessage({ method, input, port: port2, flag }, [port2]);
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
    options: StageOptions,
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
      await thread?.terminate();
    },
  };
}
