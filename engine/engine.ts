import type { Block } from '#contract/documents.ts';
import type { Badge, InsightEvidence } from '#contract/insights/insights.ts';
import type { Language } from '#contract/languages.ts';
import type { Corpus } from './corpus/corpus.ts';
import type { ModelCallReport } from './llm/model-settings.ts';

/** A document as the engine reads it. All offsets anywhere in the engine point into `text` (UTF-16, end exclusive). */
export type EngineDocument = {
  id: number;
  fileName: string;
  text: string;
  blocks: readonly Block[];
  /** Those of its voices of whom the team has said who they are. The same `person` in several documents is one person. */
  knownVoices?: readonly KnownVoice[];
};
export type KnownVoice = { voice: VoiceRef['voice']; person: number; name: string };

/** What the project says of itself. Every part may be empty. */
export type Brief = { name?: string; description?: string; longBrief?: string };

export type QuoteSpan = {
  documentId: number;
  fileName: string;
  start: number;
  end: number;
  /** `text.slice(start, end)`, cut and never typed. */
  quote: string;
  speaker: string | null;
  /** Page, time, row or line in words of the project's language. */
  place: string;
};

/** Whether a quote speaks for a claim or contradicts it. */
export type Stance = InsightEvidence['stance'];

/** A passage: about 150 words, cut where turns end. `ordinal` counts from 0 within its document. */
export type Passage = {
  documentId: number;
  ordinal: number;
  start: number;
  end: number;
  text: string;
  speakers: string[];
  language: Language;
};

/** What vectors of different runs must share to be compared: the model that made them and their width (1536). */
export type EmbeddingModel = { model: string; width: number };

/** The stored vector of a passage, unit length. */
export type PassageVector = Pick<Passage, 'documentId' | 'ordinal'> & { vector: Float32Array };

/** How much of a document was read and used. Counts are of characters and passages. */
export type Coverage = {
  documentId: number;
  fileName: string;
  charactersRead: number;
  charactersInAll: number;
  passages: number;
  passagesCited: number;
  note?: string;
};

export type FoundInsight = {
  /** The question, word for word as it was asked. */
  question: string;
  /** The sentence that the insight stands for, in the document of the first evidence. The title is cut from it. */
  claim: { start: number; end: number };
  title: string;
  emoji: string;
  summary: string;
  /** The first evidence's quote. */
  supportingQuote: string;
  businessImpact: string;
  /** -1 to 1. */
  sentiment: number;
  keywords: string[];
  themes: string[];
  suggestedTopics: string[];
  badge?: Badge;
  /** Share of the evidence per document, 0 to 1, largest first. */
  sources: { documentId: number; fileName: string; relevance: number }[];
  /** Best first; at least one, and the first speaks for the claim. */
  evidence: (QuoteSpan & { stance: Stance })[];
  /** Counted over all evidence found, not only over what is shown; `against` are those who plainly contradict. */
  strength: {
    people: number;
    peopleInAll: number;
    documents: number;
    documentsInAll: number;
    against: { people: number; documents: number };
  };
};

/** What badges are awarded by: the feeling of each quote (-1 to 1), and the closeness to the brief (0 to 1). */
export type InsightFigures = { feelings: readonly number[]; closeness: number };
export type ScoredInsight = { insight: FoundInsight; figures: InsightFigures };

/** The insights of one question follow one another and end with `answered`, which also comes for a question without any. */
export type InsightEvent = ({ type: 'insight' } & ScoredInsight) | { type: 'answered'; question: string };

/** What only a comparison of several insights can tell. */
export type InsightMarks = { emoji: string; badge?: Badge };

/** A field without evidence says so in the project's language; nothing is guessed. */
export type FoundPerson = {
  name: string;
  title: string;
  description: string;
  emoji: string;
  demographics: string;
  psychographics: string;
  philosophy: string;
  activities: string;
  needs: string;
  interactionStyle: string;
  toneOfVoice: string;
  evidence: QuoteSpan[];
  /** False for labels such as `P1` or `Speaker 2` and for table rows: in another document they are a different person. */
  hasOwnName: boolean;
  /** The documents that hold the person's words. */
  documentIds: number[];
  /** Whose words these are; at least one. */
  voices: VoiceRef[];
};

/**
 * Whose words in which document. The same text always gives the same `voice`: the key of a speaker's label, `row SHEET NUMBER`
 * for a respondent of a table, '' for the only writer of a document without labels.
 */
export type VoiceRef = { documentId: number; voice: string };

/** What was said in a conversation so far, oldest first. Replies are the engine's own; `personId` where people answer. */
export type ChatTurn =
  | { role: 'user'; text: string }
  | {
      role: 'assistant';
      personId?: number;
      text: string;
      citations: readonly Pick<QuoteSpan, 'documentId' | 'start' | 'end'>[];
    };

export type ReplySentence = {
  text: string;
  /**
   * `said`: words of the material, with nothing but fillers and false starts deleted; `inferred`: the engine's own words, resting
   * on the citations; `none`: refusals, courtesies and words that only connect.
   */
  basis: 'said' | 'inferred' | 'none';
  /** Indexes of `citations`. */
  citations: number[];
};

/** `refused`: the material does not cover the message. */
export type ChatReply = { sentences: ReplySentence[]; citations: QuoteSpan[]; refused: boolean };
export type PersonReply = ChatReply & { personId: number };

export type ChatPerson = { id: number; name: string; voices: readonly VoiceRef[] };
export type PeopleChatInput = {
  /** They answer in this order. */
  people: readonly ChatPerson[];
  message: string;
  history: readonly ChatTurn[];
  /** The documents that may be cited; all where this is missing. */
  citable?: readonly number[];
  language: Language;
};
/**
 * `comparison`: several people's answers compared in one line, whose citations count over those of all replies in their order;
 * null for one person, and where nothing can be compared.
 */
export type PeopleReplies = { replies: PersonReply[]; comparison: ReplySentence | null };
/** Sent while people answer: the reply of one of them as far as it is written, which takes the place of what came of it before. */
export type PeopleReplyPart = { reply: PersonReply } | { comparison: ReplySentence | null };

/** An insight as far as a conversation about it needs it. */
export type ChatInsight = {
  title: string;
  summary: string;
  evidence: readonly (Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & { stance: Stance })[];
};
export type InsightChatInput = {
  insight: ChatInsight;
  message: string;
  history: readonly ChatTurn[];
  language: Language;
};

export type AnsweredQuestion = {
  question: string;
  /** The best sentence first. Empty or a plain refusal when `refused`. */
  answer: string;
  refused: boolean;
  /** 0 to 1. */
  confidence: number;
  /** Best first, at most 12. */
  passages: {
    documentId: number;
    fileName: string;
    start: number;
    end: number;
    text: string;
    speaker: string | null;
    score: number;
  }[];
};

export type TopicIdea = { name: string; color: string };

/** An insight to compare with others: `quote` is the first one that supports it, `place` where it is; null without evidence. */
export type DuplicateCandidate = {
  id: number;
  title: string;
  quote: string;
  place: { documentId: number; start: number; end: number } | null;
};
/** Insights that say the same, in the order in which they were given. */
export type DuplicateGroup = { ids: number[]; reason: 'same-quote' | 'same-claim' };

/** No document holds a sentence that could be quoted. `message` is for people; trying again gives the same. */
export class NoUsableTextError extends Error {
  override name = 'NoUsableTextError';
}

/** The engine does not do this, and trying again gives the same. `message` is for people. */
export class EngineRefusalError extends Error {
  override name = 'EngineRefusalError';
}

/** What the engine depends on does not answer, or asks to slow down: worth another try after `retryAfterMs`. */
export class EngineUnavailableError extends Error {
  override name = 'EngineUnavailableError';
  readonly retryAfterMs: number;
  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** What is wrong with a model or its settings. */
export type ModelFault =
  | 'key'
  | 'model'
  | 'address'
  | 'certificate'
  | 'redirect'
  | 'quota'
  | 'busy'
  | 'silent'
  | 'context'
  | 'reply'
  | 'request'
  | 'limit';

/**
 * A language model cannot be used, after all tries. `message` says what to do, and when to try again where that helps; it holds
 * no key and no words of a document. What was verified before stays.
 */
export class ModelFailureError extends EngineRefusalError {
  override name = 'ModelFailureError';
  readonly fault: ModelFault;
  constructor(message: string, fault: ModelFault) {
    super(message);
    this.fault = fault;
  }
}

/** How far a stage has come, in its own units (documents, questions). */
export type Progress = { done: number; total: number };

/** Why a sentence that a model wrote was not kept. */
export type DropReason =
  | 'no-passage'
  | 'unknown-passage'
  | 'not-a-participant'
  | 'unsupported-number'
  | 'unsupported-name'
  | 'not-confirmed'
  | 'other-language'
  | 'topic-only'
  | 'repeats-another'
  | 'dismissed';
/** What a model wrote and verification dropped; `question` is empty outside of questions. */
export type Dropped = { question: string; text: string; reason: DropReason };

/** Given to every stage. A stage throws the signal's reason soon after it aborts, also while it waits for an answer. */
export type StageOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Called for each call to a model. An engine without a model makes none. */
  onUsage?: (report: ModelCallReport) => void;
  onDropped?: (dropped: Dropped) => void;
};

/** Who wrote a result. `model` and `promptVersion` are null for an engine without a model. */
export type Provenance = { engine: 'embedded' | 'model'; model: string | null; promptVersion: string | null };

/** A quote of an insight that people judged; `leads` marks the one that the insight stands on. */
export type JudgedQuote = Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & { leads: boolean };
export type ValuedInsight = {
  quotes: readonly JudgedQuote[];
  /** The title, the tags and the quote as typed, each as a separate text. */
  words: readonly string[];
  /** A person wrote it: no run finds it again, so nothing may repeat it. */
  isWritten: boolean;
};
/** What people made of earlier insights. Quotes of documents that are not in the corpus say nothing. */
export type Judgements = {
  /** Insights that people deleted, each by its quotes. */
  dismissed: readonly (readonly JudgedQuote[])[];
  /** Insights that people edited, tagged or wrote. */
  valued: readonly ValuedInsight[];
};

/** The claim of an insight that exists, or its lead quote where the claim is not known. */
export type KnownClaim = Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & { question: string; title: string };

/** The project's brief and the language in which results are written; quotes stay as they were said. */
export type About = { brief: Brief; language: Language };
export type InsightInput = About & {
  questions: readonly string[];
  topics?: readonly string[];
  /** Insights per question, where a person asks. */
  perQuestion?: number;
  /**
   * For questions that Earshot proposed: only what is worth saying unasked, with a title that makes a claim, several per
   * question where people say different things.
   */
  claimsOnly?: boolean;
  /**
   * With `claimsOnly`, what a deleted insight said is not said again, and claims close to what people valued come before others
   * of about the same worth. Where a person asks, the passage of a deleted insight leads only if no other answers about as well.
   */
  judgements?: Judgements;
  /**
   * What earlier insights claim, each found again as long as the material still makes the claim: under its own question if that is
   * asked, with the evidence that there is now. What others say of the same matter supports it instead of replacing it.
   */
  known?: readonly KnownClaim[];
};

/** An insight that lost some of its evidence with a document, as far as it still stands. */
export type StandingInsight = {
  /** Empty when the question was lost with the document, too. */
  question: string;
  /** The title, if the quote that it was cut from is left; otherwise null, and the title is cut from the best quote left. */
  title: string | null;
  /** The quotes that are left, best first. */
  evidence: readonly (Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & { stance: Stance })[];
  /** The documents in which people speak about it; the insight gains no others. */
  documentIds: readonly number[];
};
export type RebuildInput = About & { topics?: readonly string[]; insights: readonly StandingInsight[] };
/** In the order of the input; null where no quote that is left makes a claim. With the totals that the counts of insights refer to. */
export type RebuiltInsights = {
  insights: (FoundInsight | null)[];
  totals: Pick<FoundInsight['strength'], 'peopleInAll' | 'documentsInAll'>;
};

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
   * speaks another one. Throws NoUsableTextError.
   */
  prepare(documents: readonly EngineDocument[], options?: StageOptions & { language?: Language }): Promise<Corpus>;
  /** One vector for each text, in order: unit length, `embedding.width` numbers. */
  embed(
    texts: readonly (Pick<Passage, 'text' | 'language'> & Partial<Pick<Passage, 'speakers'>>)[],
    options?: StageOptions,
  ): Promise<Float32Array[]>;
  /**
   * The analysis report, as Markdown: for each document who speaks and what matters to them, what several people speak about,
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
  markInsights(corpus: Corpus, insights: readonly ScoredInsight[]): Promise<InsightMarks[]>;
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
