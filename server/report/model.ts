import type { Badge, InsightEvidence } from '#contract/insights/insights.ts';
import type { Language } from '#contract/languages.ts';

/** What a report shows, as stored: texts are cleaned and rendered in the child process, never interpreted. */
export type Report = InsightsReport | AnalysisReport;

type Cover = {
  project: string;
  language: Language;
  /** ISO 8601; shown as a date. */
  madeAt: string;
};

export type InsightsReport = Cover & {
  kind: 'insights';
  /** A report on one insight has no cover and no table of contents. */
  single: boolean;
  description: string;
  documents: number;
  insights: ReportInsight[];
};

export type ReportInsight = {
  emoji: string;
  title: string;
  badge: Badge | null;
  tags: { name: string; color: string | null }[];
  question: string;
  /** What the first quote answers; empty where that is the question, or nobody asked. */
  asked: string;
  summary: string;
  /** Cut from the documents. */
  quotes: ReportQuote[];
  /** A quote that was typed in; it is shown as such when there is no other. */
  typedQuote: string;
  impact: string;
  /** `against`: how many people say the opposite. */
  strength: { people: number; peopleInAll: number; documents: number; documentsInAll: number; against: number } | null;
  sources: string[];
  /** What wrote the text, and in which run; null where it is not known. */
  writer: { engine: 'embedded' | 'model' | 'team'; model: string; prompts: string; run: string } | null;
  /** What people changed of it since; `lastAt` is ISO 8601. */
  edits: { times: number; lastAt: string } | null;
};

export type ReportQuote = {
  /** Whether the quote supports or contradicts the claim. */
  stance: InsightEvidence['stance'];
  text: string;
  document: string;
  place: string;
  speaker: string;
};

export type AnalysisReport = Cover & {
  kind: 'analysis';
  /** Markdown. */
  context: string;
  questions: string[];
  documents: ReportDocument[];
};

/** Coverage is null until the run has ended. */
export type ReportDocument = {
  name: string;
  coverage: {
    charactersRead: number;
    charactersInAll: number;
    passages: number;
    passagesCited: number;
    note: string;
  } | null;
};
