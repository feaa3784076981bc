import { reachOfWork } from '../db/tenant.ts';
import { unavailable } from '../errors.ts';
import type { EngineClient } from '../jobs/engine-client.ts';
import { createTurns } from './turns.ts';

type Limits = { places: number; placesPerCompany: number; placesForNewcomers: number };

/** Far above usual use, also where replies wait for a language model. */
const usualLimits: Limits = { places: 200, placesPerCompany: 60, placesForNewcomers: 40 };

/** Work across companies counts as that of one more. */
const acrossAll = 0;

const tooMuch = () => unavailable('Too many questions are being answered right now. Please try again in a moment.');

/**
 * The engine with a limit on concurrent calls of requests; more are a 503. Analyses need none: they are jobs, of which few run at
 * once.
 */
export function boundedEngine(engine: EngineClient, limits: Limits = usualLimits): EngineClient {
  const none = Number.POSITIVE_INFINITY;
  const turns = createTurns({ ...limits, atOnce: none, atOncePerCompany: none }, tooMuch);
  const bounded = <T>(call: () => Promise<T>) => {
    const reach = reachOfWork();
    return turns.withPlace(typeof reach === 'number' ? reach : acrossAll, call);
  };
  return {
    ...engine,
    withChatCorpus: (...given) => bounded(() => engine.withChatCorpus(...given)),
    suggestTopics: (...given) => bounded(() => engine.suggestTopics(...given)),
    findQuote: (...given) => bounded(() => engine.findQuote(...given)),
    findDuplicates: (...given) => bounded(() => engine.findDuplicates(...given)),
  };
}
