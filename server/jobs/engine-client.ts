import { Worker } from 'node:worker_threads';
import type { AnalysisEngine, Coverage, EngineDocument, FoundInsight, Passage, TopicIdea } from '#engine/engine.ts';
import { NoUsableTextError } from '#engine/engine.ts';
import type { FoundQuote, findQuote } from '#engine/evidence/find-quote.ts';
import type { findTwins, TwinGroup } from '#engine/local/insights/find-twins.ts';
import type { IdentifiedPerson } from './identify-people.ts';
import { flagOf } from './shared-flag.ts';

type Input<M extends 'describe' | 'proposeQuestions' | 'findInsights' | 'findPeople'> = Omit<
  Parameters<AnalysisEngine[M]>[1],
  'signal'
>;

/** The engine as the server calls it: it runs in a thread of its own. */
export type EngineClient = {
  /**
   * Reads the documents, unless they were read under this key shortly before, and works on them. When the signal is given the
   * thread ends what it does between two of its steps, and nothing further is begun: the signal's reason is thrown.
   */
  withCorpus<T>(
    key: string,
    documents: readonly EngineInput[],
    work: (corpus: OpenCorpus) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  suggestTopics(input: Parameters<AnalysisEngine['suggestTopics']>[0]): Promise<TopicIdea[]>;
  /** Where a quote stands in these documents, the first that holds it. */
  findQuote(documents: readonly EngineInput[], input: Parameters<typeof findQuote>[1]): Promise<FoundQuote | null>;
  findTwins(insights: Parameters<typeof findTwins>[0], input: Parameters<typeof findTwins>[1]): Promise<TwinGroup[]>;
  close(): Promise<void>;
};

/** A document on its way into the thread: its blocks stay JSON until there. */
export type EngineInput = Omit<EngineDocument, 'blocks'> & { blocksJson: string };
/** A passage on its way out, its vector written as PostgreSQL reads it. */
export type PassageRow = Omit<Passage, 'embedding'> & { embedding: string };

export type OpenCorpus = {
  /** Passages from, inclusive, to, exclusive; few at a time, since they cross threads. */
  passages(from: number, to: number): Promise<PassageRow[]>;
  describe(input: Input<'describe'>): Promise<string>;
  proposeQuestions(input: Input<'proposeQuestions'>): Promise<string[]>;
  findInsights(input: Input<'findInsights'>): Promise<FoundInsight[]>;
  /** `known` people stand already: the emoji go on from theirs. */
  findPeople(input: Input<'findPeople'> & { known: number }): Promise<IdentifiedPerson[]>;
  coverage(insights: readonly Pick<FoundInsight, 'evidence'>[]): Promise<Coverage[]>;
};

const never = new AbortController().signal;

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Reply = { id: number; value?: unknown; error?: { name: string; message: string; stack: string } };

export function startEngine(): EngineClient {
  let thread: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const failAll = (error: Error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const started = (): Worker => {
    if (thread) return thread;
    const made = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    made.on('message', ({ id, value, error }: Reply) => {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(revive(error));
      else call?.resolve(value);
    });
    made.on('error', (error) => failAll(error as Error));
    made.on('exit', () => failAll(new Error('the engine stopped')));
    thread = made;
    return made;
  };

  const call = <T>(method: string, ...args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      started().postMessage({ id, method, args });
    });

  return {
    async withCorpus(key, documents, work, signal = never) {
      const { flag, forget } = flagOf(signal);
      const ask = async <T>(method: string, ...args: unknown[]): Promise<T> => {
        signal.throwIfAborted();
        return call<T>(method, key, ...args).catch((error) => {
          throw signal.aborted ? signal.reason : error;
        });
      };
      try {
        await ask('open', documents, flag);
        try {
          return await work({
            passages: (from, to) => ask('passages', from, to),
            describe: (input) => ask('describe', input),
            proposeQuestions: (input) => ask('proposeQuestions', input),
            findInsights: (input) => ask('findInsights', input, flag),
            findPeople: (input) => ask('findPeople', input),
            coverage: (insights) => ask('coverage', insights),
          });
        } finally {
          await call('release', key);
        }
      } finally {
        forget();
      }
    },
    suggestTopics: (input) => call('suggestTopics', input),
    findQuote: (documents, input) => call('findQuote', documents, input),
    findTwins: (insights, input) => call('findTwins', insights, input),
    async close() {
      await thread?.terminate();
    },
  };
}

function revive({ name, message, stack }: NonNullable<Reply['error']>): Error {
  const error = name === 'NoUsableTextError' ? new NoUsableTextError(message) : new Error(message);
  error.stack = stack;
  return error;
}
