import { afterEach, expect, test } from 'vitest';
import { collectInsights } from '../collect-insights.ts';
import type { FoundInsight, ModelCache } from '../engine.ts';
import { fixtureInterviews } from '../testing/documents.ts';
import { memoryCache } from './client/memory-cache.ts';
import { createModelEngine } from './model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from './testing/model-server.ts';
import { plainScript, scripted } from './testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
const about = {
  brief: { description: 'How do bakers order? What goes wrong with deliveries? What do they throw away?' },
  language: 'english' as const,
};

/** The same random numbers for a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole run; `stopAt` is the number of the request during which the process is killed, so many milliseconds later. */
async function run(cache: ModelCache, stopAt = Number.POSITIVE_INFINITY, afterMs = 0): Promise<FoundInsight[] | null> {
  const killed = new AbortController();
  const before = server.asked.length;
  const engine = createModelEngine({ settings: settingsFor('openai', server.url), cache });
  const corpus = await engine.prepare(documents);
  const watched = setInterval(() => {
    if (server.asked.length - before < stopAt) return;
    clearInterval(watched);
    setTimeout(() => killed.abort(new Error('killed')), afterMs);
  }, 1);
  const options = { signal: killed.signal };
  try {
    const questions = await engine.proposeQuestions(corpus, about, options);
    return await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true }, options);
  } catch (error) {
    if (killed.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(watched);
  }
}

test('a run that is killed at any request completes, and no stored reply is paid for again', async () => {
  server = await startModelServer(scripted(plainScript));
  const whole = await run(memoryCache());
  expect(whole?.length).toBeGreaterThan(0);
  const calls = server.asked.length;
  for (let stopAt = 1; stopAt <= calls; stopAt++) {
    const stored = new Set<string>();
    const cache = memoryCache();
    const watched: ModelCache = {
      get: cache.get,
      async put(key, reply, usage) {
        expect(stored.has(key)).toBe(false);
        stored.add(key);
        await cache.put(key, reply, usage);
      },
    };
    await run(watched, stopAt);
    expect(await run(watched)).toEqual(whole);
    expect(stored.size).toBe(calls);
  }
});

test('a run that is killed at twenty random moments asks nothing again that was stored, and completes', async () => {
  server = await startModelServer(scripted(plainScript));
  const whole = await run(memoryCache());
  const cache = memoryCache();
  const stored = new Set<string>();
  /** Storing takes a while, so a process can be killed between a reply and its being stored. */
  const slow: ModelCache = {
    get: cache.get,
    async put(key, reply, usage) {
      await new Promise((resolve) => setTimeout(resolve, 3));
      expect(stored.has(key)).toBe(false);
      stored.add(key);
      await cache.put(key, reply, usage);
    },
  };
  const next = dice(20);
  for (let moment = 0; moment < 20; moment++) {
    const requests = server.asked.length;
    const before = stored.size;
    await run(slow, 1 + Math.floor(next() * 6), next() * 30);
    // At most those under way are lost.
    expect(server.asked.length - requests - (stored.size - before)).toBeLessThanOrEqual(4);
  }
  expect(await run(slow)).toEqual(whole);
});

test('without a question in the brief, questions come from what was noted', async () => {
  server = await startModelServer(scripted(plainScript));
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const corpus = await engine.prepare(documents);
  const questions = await engine.proposeQuestions(corpus, { brief: {}, language: 'english' });
  expect(questions).toEqual(['What do people wait for?']);
});
