import type { OpenCorpus } from '../jobs/engine-client.ts';
import type { TestServer } from './test-server.ts';

type Stage = keyof OpenCorpus;

export type HeldEngine = {
  /** Resolves when the stage was asked for. */
  reached: Promise<void>;
  /** Whether the work was given up. */
  isGivenUp: () => boolean;
  /** What was asked for, in order; the held stage once it was let go. */
  calls: Stage[];
  /** Lets the stage and all that comes after it go on. */
  release: () => void;
};

/** The engine of a test server, which from now on waits before a stage until it is released. */
export function holdEngine(server: TestServer, stage: Stage): HeldEngine {
  const { engine } = server.deps;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const calls: Stage[] = [];
  let given: AbortSignal | undefined;
  const held = (corpus: OpenCorpus): OpenCorpus =>
    new Proxy(corpus, {
      get: (target, name: Stage) => {
        const method = target[name] as (...input: unknown[]) => unknown;
        return async (...input: unknown[]) => {
          if (name === stage) {
            reach();
            await released;
          }
          calls.push(name);
          return method(...input);
        };
      },
    });
  server.deps.engine = {
    ...engine,
    withCorpus: (key, documents, work, signal) => {
      // Work that nobody can give up, as the passages of an upload, has none.
      given = signal ?? given;
      return engine.withCorpus(key, documents, (corpus) => work(held(corpus)), signal);
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
