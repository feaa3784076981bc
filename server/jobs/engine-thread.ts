import { parentPort, workerData } from 'node:worker_threads';
import { parseBlocks } from '#contract/documents/packed-blocks.ts';
import { type createEngine, keptDocuments, passagesAlone } from '#engine/create-engine.ts';
import type { AnalysisEngine, Dropped, EngineDocument, ModelCallReport, StageOptions } from '#engine/engine.ts';
import { coverageOf } from '#engine/evidence/coverage.ts';
import { findQuote } from '#engine/evidence/find-quote.ts';
import { wordsOfVoices } from '#engine/evidence/words-of-voices.ts';
import { setThreadPriority } from '../thread-priority.ts';
import { CancelledError } from './cancellation.ts';
import {
  type EngineInput,
  type Input,
  type Item,
  type Method,
  type Output,
  type Reply,
  type Request,
  type ThreadData,
  toWire,
} from './engine-calls.ts';
import { openCalls } from './open-calls.ts';
import { remoteModel } from './remote-model.ts';
import { setFlag, signalOf } from './shared-flag.ts';

/** Reading documents takes seconds of one core: it happens in this thread, so that requests are answered meanwhile. */

type Corpus = Awaited<ReturnType<AnalysisEngine['prepare']>>;

const { module, priority }: ThreadData = workerData;
setThreadPriority(priority);
const imported: { createEngine: typeof createEngine } = await import(module);
/** Reads documents, and does everything for which no model is named. */
const plainEngine = await imported.createEngine({ provider: 'embedded' });

/**
 * How many unused corpora, and how much text they hold, stay in memory for the next run or message over the same documents. A
 * corpus takes about 8 bytes of memory per character.
 */
const maxUnused = 12;
const maxUnusedCharacters = 6_000_000;
/** Documents as they were read, for the next run of a project that gained some. They take about 20 bytes per character. */
const kept = keptDocuments(3_000_000);
type Entry = {
  corpus: Promise<Corpus>;
  documentIds: ReadonlySet<number>;
  characters: number;
  users: number;
  /** Whether one of its documents was deleted, so that it goes with its last user. */
  isForgotten: boolean;
};
const corpora = new Map<string, Entry>();

/** Prepares a corpus under a key and keeps it until it is released as often as it was opened. */
async function open(input: Input<'open'>, options: StageOptions): Promise<undefined> {
  const { key, documents } = input;
  const entry = corpora.get(key) ?? {
    corpus: read(input, options),
    characters: documents.reduce((sum, { text }) => sum + text.length, 0),
    documentIds: new Set(documents.map((d) => d.id)),
    users: 0,
    isForgotten: false,
  };
  use(key, entry);
  try {
    await entry.corpus;
  } catch (error) {
    if (corpora.get(key) === entry) corpora.delete(key);
    // Another run had begun to read the same documents and was cancelled: this one starts over.
    if (!(error instanceof CancelledError) || options.signal?.aborted) throw error;
    await open(input, options);
  }
}

async function read(input: Input<'open'>, options: StageOptions): Promise<Corpus> {
  const corpus = await plainEngine.prepare(input.documents.map(toDocument), { ...options, kept });
  return input.passagesAlone ? passagesAlone(corpus) : corpus;
}

function use(key: string, entry: Entry): void {
  // The newest comes last.
  corpora.delete(key);
  corpora.set(key, entry);
  entry.users++;
}

/** Opens a corpus that is still in memory, so that its documents need not be sent again. */
async function reopen({ key }: Input<'reopen'>): Promise<boolean> {
  const entry = corpora.get(key);
  if (!entry) return false;
  use(key, entry);
  // Reading the documents may have failed, or been cancelled by the caller that had begun it.
  const isRead = await entry.corpus.then(
    () => true,
    () => false,
  );
  if (!isRead) entry.users--;
  return isRead;
}

function release({ key, readOnce = false }: Input<'release'>): undefined {
  const entry = corpora.get(key);
  if (entry) entry.users--;
  if (entry && (readOnce || entry.isForgotten) && entry.users <= 0) corpora.delete(key);
  const unused = [...corpora].filter(([, { users }]) => users <= 0).toReversed();
  let characters = 0;
  for (const [n, [old, corpus]] of unused.entries()) {
    characters += corpus.characters;
    // The newest stays, whatever its size.
    if (n > 0 && (n >= maxUnused || characters > maxUnusedCharacters)) corpora.delete(old);
  }
}

function forget({ documentId }: Input<'forget'>): undefined {
  kept.forget(documentId);
  for (const [key, entry] of corpora) {
    if (!entry.documentIds.has(documentId)) continue;
    entry.isForgotten = true;
    if (entry.users <= 0) corpora.delete(key);
  }
}

function opened(key: string): Promise<Corpus> {
  const entry = corpora.get(key);
  if (!entry) throw new Error(`the corpus ${key} is not open`);
  return entry.corpus;
}

const toDocument = ({ blocksJson, ...document }: EngineInput): EngineDocument => ({
  ...document,
  blocks: parseBlocks(blocksJson),
});

type Handler<M extends Method> = (
  input: Input<M>,
  options: StageOptions & { engine: AnalysisEngine },
  emit: (item: Item<M>) => void,
) => Output<M> | Promise<Output<M>>;

const handlers: { [M in Method]: Handler<M> } = {
  info: (_, { engine: { name, provenance, embedding, searchesVectors } }) => ({
    ...{ name, provenance, embedding, searchesVectors },
  }),
  open,
  reopen,
  release,
  passages: async ({ key, from, to }) => (await opened(key)).passages.slice(from, to),
  async embed({ key, passages }, options) {
    const corpus = await opened(key);
    const wanted = passages.flatMap((i) => corpus.passages[i] ?? []);
    const vectors = await options.engine.embed(wanted, options, corpus);
    return vectors.map((vector) => `[${vector.join(',')}]`);
  },
  async missingVectors({ key }) {
    const { passages, vectors } = await opened(key);
    return [...new Set(passages.flatMap(({ documentId }, i) => (vectors.has(i) ? [] : [documentId])))];
  },
  async addVectors({ key, vectors }) {
    const corpus = await opened(key);
    const indexes = new Map(corpus.passages.map((p, i) => [`${p.documentId}:${p.ordinal}`, i]));
    for (const { documentId, ordinal, vector } of vectors) {
      const index = indexes.get(`${documentId}:${ordinal}`);
      if (index !== undefined) corpus.vectors.set(index, vector);
    }
  },
  describe: async ({ key, ...input }, options) => options.engine.describe(await opened(key), input, options),
  proposeQuestions: async ({ key, ...input }, options) =>
    options.engine.proposeQuestions(await opened(key), input, options),
  async findInsights({ key, ...input }, options, emit) {
    for await (const event of options.engine.findInsights(await opened(key), input, options)) emit(event);
  },
  markInsights: async ({ key, insights }, options) => options.engine.markInsights(await opened(key), insights, options),
  findPeople: async ({ key, ...input }, options) => options.engine.findPeople(await opened(key), input, options),
  coverage: async ({ key, insights }) => coverageOf(await opened(key), insights),
  async askPeople({ key, ...input }, options, emit) {
    for await (const part of options.engine.askPeople(await opened(key), input, options)) emit(part);
  },
  async askInsight({ key, ...input }, options, emit) {
    for await (const part of options.engine.askInsight(await opened(key), input, options)) emit(part);
  },
  suggestQuestions: async ({ key, ...input }, options) =>
    options.engine.suggestQuestions(await opened(key), input, options),
  rebuildInsights: async ({ key, ...input }, options) =>
    options.engine.rebuildInsights(await opened(key), input, options),
  wordsOfVoices: async ({ key, ...input }, options) => wordsOfVoices(await opened(key), input, options),
  forget,
  suggestTopics: (input, options) => options.engine.suggestTopics(input, options),
  findDuplicates: ({ insights, ...input }, options) => options.engine.findDuplicates(insights, input, options),
  findQuote: ({ documents, ...input }) => findQuote(documents.map(toDocument), input),
};

/** A thread without work would never look for what is no longer used, and keep twice of what it needs. */
const restMs = 2_000;
let underWay = 0;
let rest: NodeJS.Timeout | undefined;

async function serveAndRest<M extends Method>(request: Request<M>): Promise<void> {
  clearTimeout(rest);
  underWay++;
  await serve(request);
  underWay--;
  if (underWay === 0) rest = setTimeout(() => globalThis.gc?.(), restMs);
}

async function serve<M extends Method>(request: Request<M>): Promise<void> {
  const { signal, dispose } = signalOf(request.flag);
  const send = (reply: Reply<M>) => request.port.postMessage(reply);
  const { port, model, isMetered } = request;
  const remote = remoteModel(port, send);
  const calls = openCalls(remote.meter);
  try {
    const options = {
      signal,
      onUsage(report: ModelCallReport) {
        send({ type: 'usage', report });
        calls.reported(report);
      },
      onDropped: (dropped: Dropped) => send({ type: 'dropped', dropped }),
      engine: model
        ? await imported.createEngine({
            provider: 'model',
            access: { settings: model, cache: remote.cache, ...(isMetered ? { meter: calls.meter } : {}) },
          })
        : plainEngine,
    };
    const handler: Handler<M> = handlers[request.method];
    const value = await handler(request.input, options, (item) => send({ type: 'item', item }));
    send({ type: 'done', value });
  } catch (error) {
    // What is still asked beside it is of no use any more.
    setFlag(request.flag);
    await calls.ended();
    send({ type: 'failed', error: toWire(error) });
  } finally {
    dispose();
    remote.close();
  }
}

parentPort?.on('message', (request: Request) => void serveAndRest(request));
