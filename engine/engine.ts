import type { Block } from '#contract/documents.ts';
import type { Badge, InsightEvidence } from '#contract/insights/insights.ts';
import type { Language } from '#contract/languages.ts';

/** A document as the engine reads it. All offsets anywhere in the engine point into `text` (UTF-16, end exclusive). */
export type EngineDocument = { id: number; fileName: string; text: string; blocks: readonly Block[] };

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

/** A passage ready for storage: about 150 words on turn borders, with its vector (1536 wide, unit length). */
export type Passage = {
  documentId: number;
  ordinal: number;
  start: number;
  end: number;
  text: string;
  speakers: string[];
  language: Language;
  embedding: number[];
};

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
};

export type AnsweredQuestion = {
  question: string;
  /** The best sentence stands first. Empty or a plain refusal when `refused`. */
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

/**
 * A set of documents made ready: languages, turns, sentences, passages, index. Built once per call chain, held in
 * memory, never stored: it is the same for the same documents.
 */
export type Corpus = {
  readonly documents: readonly EngineDocument[];
  readonly passages: readonly Passage[];
  /** The language that most of the text is written in. */
  readonly language: Language;
};

/** No document holds a sentence that anybody could quote. `message` is for people. */
export class NoUsableTextError extends Error {
  override name = 'NoUsableTextError';
}

/**
 * The brain: documents in; passages, questions, insights, people and answers with evidence out. It knows no database, no HTTP,
 * no configuration and no clock; all of it is passed in. Calls with the same input give the same output.
 * Output is written in `language` (the project's); quotes stay as they were said.
 */
export type AnalysisEngine<C extends Corpus = Corpus> = {
  readonly name: string;
  /**
   * Throws NoUsableTextError when no document holds a usable sentence. `language` is a hint: it wins where a document does
   * not plainly speak another language.
   */
  prepare(documents: readonly EngineDocument[], options?: { signal?: AbortSignal; language?: Language }): Promise<C>;
  /** What the material is about: a Markdown document for readers, with digests per document and themes over all. */
  describe(corpus: C, input: { brief: Brief; language: Language }): Promise<string>;
  /** At most `limit` (10) questions that the material can answer, each ending in a question mark, no twins. */
  proposeQuestions(corpus: C, input: { brief: Brief; language: Language; limit?: number }): Promise<string[]>;
  /**
   * Insights for the questions given, in their order; at most `perQuestion` each, none for a question that the
   * material does not answer, no twins among them.
   */
  findInsights(
    corpus: C,
    input: {
      questions: readonly string[];
      brief: Brief;
      language: Language;
      topics?: readonly string[];
      perQuestion?: number;
      signal?: AbortSignal;
    },
  ): Promise<FoundInsight[]>;
  findPeople(corpus: C, input: { language: Language }): Promise<FoundPerson[]>;
  answer(corpus: C, input: { questions: readonly string[]; language: Language }): Promise<AnsweredQuestion[]>;
  coverage(corpus: C, insights: readonly Pick<FoundInsight, 'evidence'>[]): Coverage[];
  /** At least five, from the brief's own subject, in the project's language. */
  suggestTopics(input: { brief: Brief; language: Language }): Promise<TopicIdea[]>;
};
