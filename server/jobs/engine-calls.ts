import type { MessagePort } from 'node:worker_threads';
import {
  type About,
  type AnalysisEngine,
  type ChatReply,
  type Coverage,
  type Dropped,
  type DuplicateCandidate,
  type DuplicateGroup,
  type EngineDocument,
  EngineRefusalError,
  EngineUnavailableError,
  type ExpectedCall,
  type FoundInsight,
  type FoundPerson,
  type InsightChatInput,
  type InsightEvent,
  type InsightInput,
  type InsightMarks,
  type ModelCache,
  type ModelCallReport,
  ModelFailureError,
  type ModelFault,
  type ModelSettings,
  NoUsableTextError,
  type Passage,
  type PassageVector,
  type PeopleChatInput,
  type PeopleReplyPart,
  type RebuildInput,
  type RebuiltInsights,
  type ScoredInsight,
  type TopicIdea,
} from '#engine/engine.ts';
import type { FoundQuote, findQuote } from '#engine/evidence/find-quote.ts';
import type { WordsOfVoices, wordsOfVoices } from '#engine/evidence/words-of-voices.ts';
import { CancelledError } from './cancellation.ts';
import type { SharedFlag } from './shared-flag.ts';

/** A document on its way into the thread: its blocks are parsed there. */
export type EngineInput = Omit<EngineDocument, 'blocks'> & { blocksJson: string };
export type EngineInfo = Pick<AnalysisEngine, 'name' | 'provenance' | 'embedding' | 'searchesVectors'>;

/** A corpus that is open in the thread. */
type Key = { key: string };

/** Every call into the engine's thread: what goes in, what comes out, and what is sent along the way. */
export type EngineCalls = {
  info: { input: null; output: EngineInfo };
  /** `passagesAlone`: nothing else is wanted of the documents. */
  open: { input: Key & { documents: readonly EngineInput[]; passagesAlone?: boolean }; output: undefined };
  /** With `readOnce`, the corpus is dropped as soon as nobody uses it; otherwise it may be kept for a later call. */
  release: { input: Key & { readOnce?: boolean }; output: undefined };
  passages: { input: Key & { from: number; to: number }; output: Passage[] };
  /** Vectors as PostgreSQL writes them. */
  embed: { input: Key & { passages: readonly number[] }; output: string[] };
  /** The documents with passages that have no vector in the thread. */
  missingVectors: { input: Key; output: number[] };
  addVectors: { input: Key & { vectors: readonly PassageVector[] }; output: undefined };
  describe: { input: Key & About; output: string };
  proposeQuestions: { input: Key & About; output: string[] };
  findInsights: { input: Key & InsightInput; output: undefined; item: InsightEvent };
  markInsights: { input: Key & { insights: readonly ScoredInsight[] }; output: InsightMarks[] };
  findPeople: { input: Key & Parameters<AnalysisEngine['findPeople']>[1]; output: FoundPerson[] };
  coverage: { input: Key & { insights: readonly Pick<FoundInsight, 'evidence'>[] }; output: Coverage[] };
  /** Whether the corpus is still in memory; if so, it is open. */
  reopen: { input: Key; output: boolean };
  askPeople: { input: Key & PeopleChatInput; output: undefined; item: PeopleReplyPart };
  askInsight: { input: Key & InsightChatInput; output: undefined; item: ChatReply };
  suggestQuestions: { input: Key & Parameters<AnalysisEngine['suggestQuestions']>[1]; output: string[] };
  rebuildInsights: { input: Key & RebuildInput; output: RebuiltInsights };
  /** Where a person speaks, and under which names. */
  wordsOfVoices: { input: Key & Parameters<typeof wordsOfVoices>[1]; output: WordsOfVoices };
  /** Drops every corpus that holds the document, as soon as it is no longer used. */
  forget: { input: { documentId: number }; output: undefined };
  suggestTopics: { input: About; output: TopicIdea[] };
  findDuplicates: {
    input: { insights: readonly DuplicateCandidate[] } & Parameters<AnalysisEngine['findDuplicates']>[1];
    output: DuplicateGroup[];
  };
  findQuote: {
    input: { documents: readonly EngineInput[] } & Parameters<typeof findQuote>[1];
    output: FoundQuote | null;
  };
};

export type Method = keyof EngineCalls;
export type Input<M extends Method> = EngineCalls[M]['input'];
export type Output<M extends Method> = EngineCalls[M]['output'];
export type Item<M extends Method> = EngineCalls[M] extends { item: infer I } ? I : never;

/**
 * Stored replies of models, and what is left of a limit, are in the database, which the thread does not reach: it asks for them, and waits
 * for the answer.
 */
export type ModelQuery = { id: number } & (
  | { do: 'get'; key: string }
  | { do: 'put'; key: string; reply: string; usage: Parameters<ModelCache['put']>[2] }
  | { do: 'reserve'; expected: ExpectedCall }
);
export type ModelAnswer = { id: number } & (
  | { do: 'get'; value: string | null }
  | { do: 'put'; value: null }
  | { do: 'reserve'; value: number }
  | { do: ModelQuery['do']; failed: WireError }
);

/**
 * Each call has a channel, on which its replies come in order; `done` or `failed` is the last one. `model` is the one to ask; null
 * for the engine without a model.
 */
export type Request<M extends Method = Method> = {
  [K in M]: {
    method: K;
    input: Input<K>;
    model: ModelSettings | null;
    /** Whether a call to the model is reserved before. */
    isMetered: boolean;
    port: MessagePort;
    flag: SharedFlag;
  };
}[M];
export type Reply<M extends Method> =
  | { type: 'usage'; report: ModelCallReport }
  | { type: 'dropped'; dropped: Dropped }
  | { type: 'model'; query: ModelQuery }
  | { type: 'item'; item: Item<M> }
  | { type: 'done'; value: Output<M> }
  | { type: 'failed'; error: WireError };

/** `module` exports `createEngine`; `priority` is that of the thread. */
export type ThreadData = { module: string; priority: number };

type WireError = { name: string; message: string; stack: string; retryAfterMs: number; fault: ModelFault | null };

export function toWire(error: unknown): WireError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const retryAfterMs = error instanceof EngineUnavailableError ? error.retryAfterMs : 0;
  return { name, message, stack, retryAfterMs, fault: error instanceof ModelFailureError ? error.fault : null };
}

export function fromWire(wire: WireError): Error {
  const error = revived(wire);
  error.stack = wire.stack;
  return error;
}

function revived({ name, message, retryAfterMs, fault }: WireError): Error {
  switch (name) {
    case 'NoUsableTextError':
      return new NoUsableTextError(message);
    case 'EngineRefusalError':
      return new EngineRefusalError(message);
    case 'ModelFailureError':
      return new ModelFailureError(message, fault ?? 'request');
    case 'EngineUnavailableError':
      return new EngineUnavailableError(message, retryAfterMs);
    case 'CancelledError':
      return new CancelledError(message);
    default:
      return new Error(message);
  }
}
