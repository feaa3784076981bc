import type { ChatCorpus, OpenCorpus, OpenPassages } from '../jobs/engine-client.ts';
import type { TestServer } from './test-server.ts';

type Stage = keyof OpenCorpus;

export type HeldEngine = {
  /** Resolves when the stage is called. */
  reached: Promise<void>;
  /** Whether the work was cancelled. */
  isCancelled: () => boolean;
  /** The stages called so far, in order; the held one after its release. */
  calls: Stage[];
  /** Releases the stage and everything after it. */
  release: () => void;
};

/** The engine of a test server, which from now on waits before a stage, after `passed` calls of it, until it is released. */
export function holdEngine(server: TestServer, stage: Stage, passed = 0): HeldEngine {
  const { engine } = server.deps;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const calls: Stage[] = [];
  let given: AbortSignal | undefined;
  const wait = async (name: Stage) => {
    if (name === stage && passed-- <= 0) {
      reach();
      await released;
    }
    calls.push(name);
  };
  const heldPassages = (corpus: OpenPassages): OpenPassages => ({
    info: corpus.info,
    passages: async (...input) => wait('passages').then(() => corpus.passages(...input)),
    embed: async (...input) => wait('embed').then(() => corpus.embed(...input)),
  });
  const held = (corpus: OpenCorpus): OpenCorpus => ({
    ...corpus,
    ...heldPassages(corpus),
    describe: async (...input) => wait('describe').then(() => corpus.describe(...input)),
    proposeQuestions: async (...input) => wait('proposeQuestions').then(() => corpus.proposeQuestions(...input)),
    async *findInsights(...input) {
      await wait('findInsights');
      yield* corpus.findInsights(...input);
    },
    markInsights: async (...input) => wait('markInsights').then(() => corpus.markInsights(...input)),
    coverage: async (...input) => wait('coverage').then(() => corpus.coverage(...input)),
    findPeople: async (...input) => wait('findPeople').then(() => corpus.findPeople(...input)),
  });
  server.deps.engine = {
    ...engine,
    withCorpus: (key, documents, work, options) => {
      // Work that cannot be cancelled, such as indexing an upload, has none.
      given = options?.signal ?? given;
      return engine.withCorpus(key, documents, (corpus) => work(held(corpus)), options);
    },
    withPassages: (key, documents, work, options) =>
      engine.withPassages(key, documents, (corpus) => work(heldPassages(corpus)), options),
  };
  return {
    reached,
    calls,
    isCancelled: () => given?.aborted === true,
    release: () => {
      server.deps.engine = engine;
      release();
    },
  };
}

export type HeldChats = Pick<HeldEngine, 'reached' | 'release'>;

/**
 * The engine of a test server, which from now on waits in its conversations until it is released: before it answers, or with
 * `afterwards` when it has. Then it fails, if an error is given.
 */
export function holdChats(server: TestServer, error?: Error, afterwards = false): HeldChats {
  const { engine } = server.deps;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const hold = async () => {
    reach();
    await released;
    if (error) throw error;
  };
  server.deps.engine = {
    ...engine,
    async withChatCorpus(key, readDocuments, work, options) {
      if (!afterwards) await hold();
      const result = await engine.withChatCorpus(key, readDocuments, work, options);
      if (afterwards) await hold();
      return result;
    },
  };
  return {
    reached,
    release: () => {
      server.deps.engine = engine;
      release();
    },
  };
}

/** The engine of a test server, which from now on sends so many parts of a reply and then waits, until released or stopped. */
export function holdReplies(server: TestServer, parts: number): HeldChats {
  const { engine } = server.deps;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  async function* slowly<T>(all: AsyncIterable<T>, signal?: AbortSignal): AsyncGenerator<T> {
    const { promise: stopped, reject } = Promise.withResolvers<void>();
    stopped.catch(() => {});
    signal?.addEventListener('abort', () => reject(signal.reason));
    if (signal?.aborted) reject(signal.reason);
    let sent = 0;
    for await (const part of all) {
      if (sent++ === parts) {
        reach();
        await Promise.race([released, stopped]);
      }
      yield part;
    }
  }
  server.deps.engine = {
    ...engine,
    withChatCorpus(key, readDocuments, work, options) {
      const slow = (corpus: ChatCorpus): ChatCorpus => ({
        ...corpus,
        askPeople: (input) => slowly(corpus.askPeople(input), options?.signal),
        askInsight: (input) => slowly(corpus.askInsight(input), options?.signal),
      });
      return engine.withChatCorpus(key, readDocuments, (corpus) => work(slow(corpus)), options);
    },
  };
  return {
    reached,
    release: () => {
      server.deps.engine = engine;
      release();
    },
  };
}

type Heard = Parameters<ChatCorpus['askPeople']>[0] | Parameters<ChatCorpus['askInsight']>[0];

/** What the engine of a test server is asked in conversations from now on, until `stop`. */
export function overhearChats(server: TestServer): { heard: Heard[]; stop: () => void } {
  const { engine } = server.deps;
  const heard: Heard[] = [];
  const listening = (corpus: ChatCorpus): ChatCorpus => ({
    ...corpus,
    askPeople(input) {
      heard.push(input);
      return corpus.askPeople(input);
    },
    askInsight(input) {
      heard.push(input);
      return corpus.askInsight(input);
    },
  });
  server.deps.engine = {
    ...engine,
    withChatCorpus: (key, read, work, options) =>
      engine.withChatCorpus(key, read, (corpus) => work(listening(corpus)), options),
  };
  const stop = () => {
    server.deps.engine = engine;
  };
  return { heard, stop };
}
