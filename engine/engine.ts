import type { Language } from '#contract/languages.ts';
import type { Corpus } from './corpus/corpus.ts';
import type { KeptDocuments } from './corpus/kept-documents.ts';
import type { AnsweredQuestion, TopicIdea } from './interface/answers.ts';
import type { ChatInsight, ChatReply, InsightChatInput, PeopleChatInput, PeopleReplyPart } from './interface/chats.ts';
import type { About, EmbeddingModel, EngineDocument, Passage } from './interface/documents.ts';
import type {
  DuplicateCandidate,
  DuplicateGroup,
  InsightEvent,
  InsightInput,
  InsightMarks,
  RebuildInput,
  RebuiltInsights,
  ScoredInsight,
} from './interface/insights.ts';
import type { FoundPerson } from './interface/people.ts';
import type { Provenance, StageOptions } from './interface/stages.ts';

export { collectInsights } from './collect-insights.ts';
export { collectReplies, withPart } from './collect-replies.ts';
export type * from './interface/answers.ts';
export type * from './interface/chats.ts';
export type * from './interface/documents.ts';
export * from './interface/errors.ts';
export type * from './interface/insights.ts';
export type * from './interface/models.ts';
export type * from './interface/people.ts';
export type * from './interface/stages.ts';

/**
 * The interface of every engine: documents in; questions, insights, people and answers with evidence out. An engine knows no
 * database, no HTTP and no clock; all of it is passed in. Stages throw NoUsableTextError, EngineRefusalError or
 * EngineUnavailableError where they say so to the caller; any other error is a defect.
 */
export type AnalysisEngine = {
  readonly name: string;
  readonly provenance: Provenance;
  readonly embedding: EmbeddingModel;
  /** Whether stages search by vectors: then the caller passes those it has stored with `addVectors`. */
  readonly searchesVectors: boolean;
  /**
   * Reads documents: languages, turns, sentences, passages, index. `language` is a hint that wins unless a document clearly
   * speaks another one. Documents in `kept` are not read again. Throws NoUsableTextError.
   */
  prepare(
    documents: readonly EngineDocument[],
    options?: StageOptions & { language?: Language; kept?: KeptDocuments },
  ): Promise<Corpus>;
  /** One vector for each text, in order: unit length, `embedding.width` numbers. `corpus` knows who is named in the texts. */
  embed(
    texts: readonly (Pick<Passage, 'text' | 'language'> & Partial<Pick<Passage, 'speakers'>>)[],
    options?: StageOptions,
    corpus?: Corpus,
  ): Promise<Float32Array[]>;
  /**
   * The analysis report, as Markdown: for each document who speaks and what is important to them, what several people speak about,
   * what the brief asks and no passage answers, and the questions with the reason for each.
   */
  describe(corpus: Corpus, input: About, options?: StageOptions): Promise<string>;
  /**
   * At most `maxQuestions` (12), each ending in a question mark, without duplicates. Throws NoUsableTextError when nothing can be
   * asked, because no person states anything.
   */
  proposeQuestions(corpus: Corpus, input: About & { maxQuestions?: number }, options?: StageOptions): Promise<string[]>;
  /**
   * Insights for the questions, in their order and as they are found: at most `perQuestion` (1) each, none for a question that
   * the material does not answer, and no two that say the same. With `claimsOnly`, as many as there are claims, up to 24 in all.
   */
  findInsights(corpus: Corpus, input: InsightInput, options?: StageOptions): AsyncIterable<InsightEvent>;
  /** Emoji and badges of insights, in their order, compared with one another. */
  markInsights(corpus: Corpus, insights: readonly ScoredInsight[], options?: StageOptions): Promise<InsightMarks[]>;
  /** Writes insights again from the quotes that are left of them, and counts again. No quote is added for the claim. */
  rebuildInsights(corpus: Corpus, input: RebuildInput, options?: StageOptions): Promise<RebuiltInsights>;
  /** The people who speak, those who say most first. `known` people exist already: emoji continue from theirs. */
  findPeople(
    corpus: Corpus,
    input: { language: Language; known?: number },
    options?: StageOptions,
  ): Promise<FoundPerson[]>;
  answer(
    corpus: Corpus,
    input: { questions: readonly string[]; language: Language },
    options?: StageOptions,
  ): Promise<AnsweredQuestion[]>;
  /**
   * People answer for themselves, one after the other, each from their own words alone. `corpus` holds their documents. The comparison
   * comes last.
   */
  askPeople(corpus: Corpus, input: PeopleChatInput, options?: StageOptions): AsyncIterable<PeopleReplyPart>;
  /**
   * Answers about an insight from its evidence and its documents. Each item is the reply as far as it is written; the last one is the
   * whole reply.
   */
  askInsight(corpus: Corpus, input: InsightChatInput, options?: StageOptions): AsyncIterable<ChatReply>;
  /** Up to five questions about an insight that its material answers, in the project's language. */
  suggestQuestions(
    corpus: Corpus,
    input: { insight: ChatInsight; language: Language },
    options?: StageOptions,
  ): Promise<string[]>;
  /** At least five, from the brief's own subject, in the project's language. */
  suggestTopics(input: About, options?: StageOptions): Promise<TopicIdea[]>;
  /** Groups of insights that say the same: few and right rather than many. */
  findDuplicates(
    insights: readonly DuplicateCandidate[],
    input: { language: Language },
    options?: StageOptions,
  ): Promise<DuplicateGroup[]>;
};
