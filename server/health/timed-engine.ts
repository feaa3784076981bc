import type { EngineClient } from '../jobs/engine-client.ts';
import { currentSpan, measured } from '../telemetry/tracing.ts';
import type { Metrics } from './metrics.ts';

/** The engine, measured: each call that takes a thread counts its seconds. */
export function timedEngine(engine: EngineClient, metrics: Pick<Metrics, 'engine'>): EngineClient {
  const timed = async <T>(work: string, call: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await measured(currentSpan()?.part(`engine ${work}`), call);
    } finally {
      metrics.engine({ work, seconds: (performance.now() - started) / 1000 });
    }
  };
  return {
    ...engine,
    withCorpus: (...given) => timed('analysis', () => engine.withCorpus(...given)),
    withPassages: (...given) => timed('index', () => engine.withPassages(...given)),
    withChatCorpus: (...given) => timed('conversation', () => engine.withChatCorpus(...given)),
    suggestTopics: (...given) => timed('topics', () => engine.suggestTopics(...given)),
    findQuote: (...given) => timed('quote', () => engine.findQuote(...given)),
    findDuplicates: (...given) => timed('duplicates', () => engine.findDuplicates(...given)),
  };
}
