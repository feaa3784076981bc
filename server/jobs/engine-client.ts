import { reachOfWork } from '../db/tenant.ts';
import { threadPriority } from '../thread-priority.ts';
import type { EngineInfo, EngineInput, Input, Item, Method, Output } from './engine-calls.ts';
import { type EngineThreads, engineThreads } from './engine-pool.ts';
import { cancellable } from './engine-thread-calls.ts';
import { keyOf, type WorkOptions } from './work-options.ts';

type WithoutKey<M extends Method> = Omit<Input<M>, 'key'>;

/** A corpus to which stored vectors can be added. */
export type SearchedCorpus = {
  /** The engine that works on it. */
  info(): Promise<EngineInfo>;
  /** The documents with passages that have no vector there. */
  missingVectors(): Promise<number[]>;
  addVectors(vectors: Input<'addVectors'>['vectors']): Promise<void>;
};

/** The passages of a corpus. */
export type OpenPassages = {
  /** The engine that works on them. */
  info(): Promise<EngineInfo>;
  /** Passages [from, to); few at a time, because they cross threads. */
  passages(from: number, to: number): Promise<Output<'passages'>>;
  /** The vectors of these passages, by index, as PostgreSQL writes them. */
  embed(passages: readonly number[]): Promise<string[]>;
};

/** A corpus as the server works on it. Each method is a stage of the engine. */
export type OpenCorpus = SearchedCorpus &
  OpenPassages & {
    describe(input: WithoutKey<'describe'>): Promise<string>;
    proposeQuestions(input: WithoutKey<'proposeQuestions'>): Promise<string[]>;
    findInsights(input: WithoutKey<'findInsights'>): AsyncIterable<Item<'findInsights'>>;
    markInsights(insights: Input<'markInsights'>['insights']): Promise<Output<'markInsights'>>;
    findPeople(input: WithoutKey<'findPeople'>): Promise<Output<'findPeople'>>;
    coverage(insights: Input<'coverage'>['insights']): Promise<Output<'coverage'>>;
  };

/** A corpus in the thread of the conversations, for what must not wait for an analysis. */
export type ChatCorpus = SearchedCorpus & {
  askPeople(input: WithoutKey<'askPeople'>): AsyncIterable<Item<'askPeople'>>;
  askInsight(input: WithoutKey<'askInsight'>): AsyncIterable<Item<'askInsight'>>;
  suggestQuestions(input: WithoutKey<'suggestQuestions'>): Promise<Output<'suggestQuestions'>>;
  rebuildInsights(input: WithoutKey<'rebuildInsights'>): Promise<Output<'rebuildInsights'>>;
  wordsOfVoices(input: WithoutKey<'wordsOfVoices'>): Promise<Output<'wordsOfVoices'>>;
};

/** The engine as the server calls it: it runs in threads of its own. */
export type EngineClient = {
  /**
   * Reads the documents, unless they were read under this key shortly before, and works on them. Once the signal aborts, the
   * thread ends its step, nothing further starts, and the signal's reason is thrown.
   */
  withCorpus<T>(
    key: string,
    documents: readonly EngineInput[],
    work: (corpus: OpenCorpus) => Promise<T>,
    options?: WorkOptions,
  ): Promise<T>;
  /**
   * Like withCorpus, but only passages and vectors can be read. It keeps little in memory while the work runs, and nothing afterwards.
   */
  withPassages<T>(
    key: string,
    documents: readonly EngineInput[],
    work: (corpus: OpenPassages) => Promise<T>,
    options?: WorkOptions,
  ): Promise<T>;
  /**
   * As withCorpus, for conversations: in a second thread, so that no message waits for an analysis. The documents are read only
   * when the thread no longer has them.
   */
  withChatCorpus<T>(
    key: string,
    readDocuments: () => Promise<readonly EngineInput[]>,
    work: (corpus: ChatCorpus) => Promise<T>,
    options?: WorkOptions,
  ): Promise<T>;
  /** Call it once a document is deleted: nothing of it stays in the memory of the threads. */
  forget(documentId: number): Promise<void>;
  /** Starts the thread of the conversations, if it has not started, so that the first message does not wait for it. */
  expectChats(): void;
  suggestTopics(input: Input<'suggestTopics'>, options?: WorkOptions): Promise<Output<'suggestTopics'>>;
  /** Where a quote is in these documents: in the first one that holds it. */
  findQuote(
    documents: readonly EngineInput[],
    input: Omit<Input<'findQuote'>, 'documents'>,
  ): Promise<Output<'findQuote'>>;
  findDuplicates(
    insights: Input<'findDuplicates'>['insights'],
    input: Omit<Input<'findDuplicates'>, 'insights'>,
    options?: WorkOptions,
  ): Promise<Output<'findDuplicates'>>;
  close(): Promise<void>;
};

const productModule = new URL('../../engine/create-engine.ts', import.meta.url).href;

/** One of them for large corpora, if there are any. */
const analysisThreads = 3;
const chatThreads = 2;
/** Reading more text than this takes many seconds, so it never shares a thread with the work of small projects. */
const largeText = 2_000_000;

/** `module` exports `createEngine`; tests pass one of theirs. */
export function startEngine(module: string = productModule): EngineClient {
  const analyses = engineThreads({ module, priority: threadPriority.analyses }, analysisThreads);
  const chats = engineThreads({ module, priority: threadPriority.replies }, chatThreads);
  /** Work that needs no corpus. */
  const alone = <T>(options: WorkOptions, work: (thread: ReturnType<typeof cancellable>) => Promise<T>) =>
    analyses.use(holderOf([]), undefined, (thread) => work(cancellable(thread, options)));
  return {
    withCorpus: (name, documents, work, options = {}) => {
      const key = keyOf(name, options);
      return analyses.use(holderOf(documents), key, async (thread) => {
        const { ask, stream } = cancellable(thread, options);
        await ask('open', { key, documents });
        try {
          return await work({
            ...searched(ask, key),
            ...passagesOf(ask, key),
            describe: (input) => ask('describe', { key, ...input }),
            proposeQuestions: (input) => ask('proposeQuestions', { key, ...input }),
            findInsights: (input) => stream('findInsights', { key, ...input }),
            markInsights: (insights) => ask('markInsights', { key, insights }),
            findPeople: (input) => ask('findPeople', { key, ...input }),
            coverage: (insights) => ask('coverage', { key, insights }),
          });
        } finally {
          await thread.call('release', { key });
        }
      });
    },
    withPassages: (name, documents, work, options = {}) => {
      const key = `${keyOf(name, options)} passages`;
      return analyses.use(holderOf(documents), undefined, async (thread) => {
        const { ask } = cancellable(thread, options);
        // To mask names before a model sees a text, its engine needs what was read.
        await ask('open', { key, documents, passagesAlone: !options.model });
        try {
          return await work(passagesOf(ask, key));
        } finally {
          await thread.call('release', { key, readOnce: true });
        }
      });
    },
    withChatCorpus: (name, readDocuments, work, options = {}) => {
      const key = keyOf(name, options);
      return chats.use(holderOf([]), key, async (thread) => {
        const { ask, stream } = cancellable(thread, options);
        const isOpen = await ask('reopen', { key });
        if (!isOpen) await ask('open', { key, documents: await readDocuments() });
        try {
          return await work({
            ...searched(ask, key),
            askPeople: (input) => stream('askPeople', { key, ...input }),
            askInsight: (input) => stream('askInsight', { key, ...input }),
            suggestQuestions: (input) => ask('suggestQuestions', { key, ...input }),
            rebuildInsights: (input) => ask('rebuildInsights', { key, ...input }),
            wordsOfVoices: (input) => ask('wordsOfVoices', { key, ...input }),
          });
        } finally {
          // A reply need not wait for it: the thread takes it before whatever it is asked next.
          thread.call('release', { key }).catch(() => {});
        }
      });
    },
    async forget(documentId) {
      const inEach = ({ each }: EngineThreads) => each((thread) => thread.call('forget', { documentId }));
      await Promise.all([analyses, chats].map(inEach));
    },
    // What goes wrong here goes wrong again, and is reported, with the first message.
    expectChats: () => void chats.use(holderOf([]), undefined, (thread) => thread.call('info', null)).catch(() => {}),
    suggestTopics: (input, options = {}) => alone(options, (thread) => thread.ask('suggestTopics', input)),
    findQuote: (documents, input) =>
      analyses.use(holderOf(documents), undefined, (thread) => thread.call('findQuote', { documents, ...input })),
    findDuplicates: (insights, input, options = {}) =>
      alone(options, (thread) => thread.ask('findDuplicates', { insights, ...input })),
    close: async () => void (await Promise.all([analyses.close(), chats.close()])),
  };
}

type Ask = ReturnType<typeof cancellable>['ask'];

const searched = (ask: Ask, key: string): SearchedCorpus => ({
  info: () => ask('info', null),
  missingVectors: () => ask('missingVectors', { key }),
  addVectors: (vectors) => ask('addVectors', { key, vectors }),
});

const passagesOf = (ask: Ask, key: string): OpenPassages => ({
  info: () => ask('info', null),
  passages: (from, to) => ask('passages', { key, from, to }),
  embed: (passages) => ask('embed', { key, passages }),
});

/** Whose work it is. All large corpora count as one holder, so together they keep one thread busy and no more. */
function holderOf(documents: readonly EngineInput[]): string {
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
  return characters > largeText ? 'large' : String(reachOfWork());
}
