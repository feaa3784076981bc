import type { OpenCorpus } from '../jobs/engine-client.ts';
import type { TestServer } from './test-server.ts';

type Stage = keyof OpenCorpus;

export type HeldEngine = {
  /** Resolves when the stage is called. */
  reached: Promise<void>;
  /** Whether the work was cancelled. */
  isGivenUp: () => boolean;
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
  const held = (corpus: OpenCorpus): OpenCorpus => ({
    ...corpus,
    passages: async (...input) => wait('passages').then(() => corpus.passages(...input)),
    embed: async (...input) => wait('embed').then(() => corpus.embed(...input)),
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
  };
  return {
    reached,
    calls,
    isGivenUp: () => given?.aborted === true,
    release: () => {
      server.deps.engine = engine;
      release();
    },
  };
}
