import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/languages.ts';
import type { Corpus, EngineDocument } from '#engine/engine.ts';
import { findQuote } from '#engine/evidence/find-quote.ts';
import { findTwins } from '#engine/local/insights/find-twins.ts';
import { embeddedEngine as engine } from '#engine/local/local-engine.ts';
import type { EngineInput, PassageRow } from './engine-client.ts';
import { GivenUpError } from './give-up.ts';
import { identifyPeople } from './identify-people.ts';
import { isRaised, type SharedFlag, signalOf } from './shared-flag.ts';

/** Reading documents takes seconds of one core: it happens in this thread, so that requests go on being answered. */

type Call = { id: number; method: string; args: unknown[] };

/** How many corpora that nobody works on stay in memory for the next run over the same documents. */
const kept = 2;
const corpora = new Map<string, { corpus: Promise<Corpus>; users: number }>();

/** Makes a corpus ready under a key and holds it until it is released as often as it was opened. */
async function open(key: string, inputs: EngineInput[], flag: SharedFlag): Promise<void> {
  const entry = corpora.get(key) ?? {
    corpus: engine.prepare(inputs.map(toDocument), { signal: signalOf(flag) }),
    users: 0,
  };
  // The newest stands last.
  corpora.delete(key);
  corpora.set(key, entry);
  entry.users++;
  try {
    await entry.corpus;
  } catch (error) {
    if (corpora.get(key) === entry) corpora.delete(key);
    // Given up by somebody else who had begun to read the same documents: then it is begun again.
    if (!(error instanceof GivenUpError) || isRaised(flag)) throw error;
    await open(key, inputs, flag);
  }
}

const methods: Record<string, (...args: never[]) => unknown> = {
  open,
  release(key: string) {
    const entry = corpora.get(key);
    if (entry) entry.users--;
    const unused = [...corpora].filter(([, { users }]) => users <= 0);
    for (const [old] of unused.slice(0, -kept)) corpora.delete(old);
  },
  async passages(key: string, from: number, to: number): Promise<PassageRow[]> {
    const { passages } = await opened(key);
    return passages.slice(from, to).map((p) => ({ ...p, embedding: `[${p.embedding.join(',')}]` }));
  },
  describe: async (key: string, input: Parameters<typeof engine.describe>[1]) =>
    engine.describe((await opened(key)) as never, input),
  proposeQuestions: async (key: string, input: Parameters<typeof engine.proposeQuestions>[1]) =>
    engine.proposeQuestions((await opened(key)) as never, input),
  findInsights: async (key: string, input: Parameters<typeof engine.findInsights>[1], flag: SharedFlag) =>
    engine.findInsights((await opened(key)) as never, { ...input, signal: signalOf(flag) }),
  async findPeople(key: string, input: { language: Language; known: number }) {
    const corpus = await opened(key);
    return identifyPeople(corpus, await engine.findPeople(corpus as never, input), input);
  },
  coverage: async (key: string, insights: Parameters<typeof engine.coverage>[1]) =>
    engine.coverage((await opened(key)) as never, insights),
  suggestTopics: (input: Parameters<typeof engine.suggestTopics>[0]) => engine.suggestTopics(input),
  findTwins: (...args: Parameters<typeof findTwins>) => findTwins(...args),
  findQuote: (inputs: EngineInput[], input: Parameters<typeof findQuote>[1]) =>
    findQuote(inputs.map(toDocument), input),
};

const toDocument = ({ blocksJson, ...document }: EngineInput): EngineDocument => ({
  ...document,
  blocks: JSON.parse(blocksJson),
});

function opened(key: string): Promise<Corpus> {
  const entry = corpora.get(key);
  if (!entry) throw new Error(`the corpus ${key} is not open`);
  return entry.corpus;
}

parentPort?.on('message', async ({ id, method, args }: Call) => {
  try {
    const value = await methods[method]?.(...(args as never[]));
    parentPort?.postMessage({ id, value });
  } catch (error) {
    const { name, message, stack } = error as Error;
    parentPort?.postMessage({ id, error: { name, message, stack } });
  }
});
