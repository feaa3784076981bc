import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Corpus } from './corpus/corpus.ts';
import type { AnalysisEngine, ScoredInsight, StageOptions } from './engine.ts';
import { wordsOfVoices } from './evidence/words-of-voices.ts';
import { createModelEngine } from './llm/model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from './llm/testing/model-server.ts';
import { kindOf, plainScript, scripted } from './llm/testing/scripted-model.ts';
import { localEngine } from './local/local-engine.ts';
import { countingSignal } from './testing/counting-signal.ts';
import { launderetteInterviews } from './testing/guided-interviews.ts';

const documents = launderetteInterviews();
const about = { brief: { description: 'What goes wrong in a launderette.' }, language: 'english' as const };
const questions = ['What goes wrong on a busy Saturday?', 'What should the owner change?'];
const people = documents.slice(0, 2).map(({ id }, n) => {
  const name = ['Ada', 'Ben'][n] as string;
  return { id, name, voices: [{ documentId: id, voice: name.toLowerCase() }] };
});

type Material = { corpus: Corpus; insights: readonly ScoredInsight[] };
type StageName = {
  [K in keyof AnalysisEngine]: AnalysisEngine[K] extends (...input: never[]) => unknown ? K : never;
}[keyof AnalysisEngine];
type Stage = (engine: AnalysisEngine, material: Material, options?: StageOptions) => Promise<unknown>;

/** Reads a stage that sends what it finds until it ends. */
async function all(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of parts);
}
const insightOf = ({ insights }: Material) => (insights[0] as ScoredInsight).insight;
const asked = { message: 'What goes wrong with the machine?', history: [], language: about.language };

/** Every stage of the interface, each with work that has a middle. */
const stages: Record<StageName, Stage> = {
  prepare: (engine, _, options) => engine.prepare(documents, options),
  embed: (engine, { corpus }, options) => engine.embed(corpus.passages, options),
  describe: (engine, { corpus }, options) => engine.describe(corpus, about, options),
  proposeQuestions: (engine, { corpus }, options) => engine.proposeQuestions(corpus, about, options),
  findInsights: (engine, { corpus }, options) => all(engine.findInsights(corpus, { ...about, questions }, options)),
  markInsights: (engine, { corpus, insights }, options) => engine.markInsights(corpus, insights, options),
  rebuildInsights: (engine, { corpus, insights }, options) => {
    const standing = insights.map(({ insight }) => ({ ...insight, documentIds: documents.map(({ id }) => id) }));
    return engine.rebuildInsights(corpus, { ...about, insights: standing }, options);
  },
  findPeople: (engine, { corpus }, options) => engine.findPeople(corpus, { language: about.language }, options),
  answer: (engine, { corpus }, options) => engine.answer(corpus, { questions, language: about.language }, options),
  askPeople: (engine, { corpus }, options) => all(engine.askPeople(corpus, { people, ...asked }, options)),
  askInsight: (engine, material, options) =>
    all(engine.askInsight(material.corpus, { insight: insightOf(material), ...asked }, options)),
  suggestQuestions: (engine, material, options) =>
    engine.suggestQuestions(material.corpus, { insight: insightOf(material), language: about.language }, options),
  suggestTopics: (engine, _, options) => engine.suggestTopics(about, options),
  findDuplicates: (engine, { insights }, options) => {
    const candidates = insights.map(({ insight: { title } }, id) => ({ id, title, quote: title, place: null }));
    return engine.findDuplicates(candidates, { language: about.language }, options);
  },
};

const cancelled = new Error('cancelled');
let server: ModelServer;
beforeAll(async () => {
  const answer = scripted(plainScript);
  const line = JSON.stringify({ text: 'The card machine takes money.', sentences: ['s1'] });
  server = await startModelServer((asked) => (kindOf(asked) ? answer(asked) : { text: line }));
});
afterAll(() => server.close());

/** None of them remembers what was asked before. */
const engines = {
  'without a model': () => localEngine,
  'that asks a model': () => createModelEngine({ settings: settingsFor('openai', server.url) }),
};

/** A corpus of which nothing has been worked out yet. */
async function material(): Promise<Material> {
  const corpus = await localEngine.prepare(documents);
  const insights: ScoredInsight[] = [];
  for await (const event of localEngine.findInsights(corpus, { ...about, questions }))
    if (event.type === 'insight') insights.push(event);
  return { corpus, insights };
}

describe.each(Object.entries(engines))('the engine %s', (_, create) => {
  describe.each(Object.entries(stages))('%s', (_, run) => {
    test('does nothing once its signal has aborted', async () => {
      const signal = AbortSignal.abort(cancelled);
      await expect(run(create(), await material(), { signal })).rejects.toBe(cancelled);
    });

    test('ends before its end when its signal aborts', async () => {
      const whole = countingSignal(cancelled);
      await run(create(), await material(), { signal: whole.signal });
      const middle = Math.ceil(whole.checks() / 2);
      const stopped = countingSignal(cancelled, middle);
      await expect(run(create(), await material(), { signal: stopped.signal })).rejects.toBe(cancelled);
      expect(stopped.checks()).toBeLessThan(whole.checks());
    });
  });
});

test('looking for the words of a person ends when its signal aborts', async () => {
  const { corpus } = await material();
  const voices = { voices: [{ documentId: 1, voice: 'ada' }], others: [] };
  expect(() => wordsOfVoices(corpus, voices, { signal: AbortSignal.abort(cancelled) })).toThrow(cancelled);
  expect(() => wordsOfVoices(corpus, voices, { signal: countingSignal(cancelled, 2).signal })).toThrow(cancelled);
});
