import * as z from 'zod/mini';
import { changeKinds } from '../analysis/run-changes.ts';
import { extractionWarning } from '../documents/extraction-warning.ts';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';
import { provenance, textEdits } from './provenance.ts';

export const badges = ['HIGH_EMOTION', 'WIDELY_APPLICABLE', 'IMPORTANT_FOR_BRIEF'] as const;
export type Badge = (typeof badges)[number];
export const badgeLabels: Record<Badge, string> = {
  HIGH_EMOTION: 'High Emotion',
  WIDELY_APPLICABLE: 'Widely Applicable',
  IMPORTANT_FOR_BRIEF: 'Important for Brief',
};

/**
 * A quote and its location: `quote` equals the document's stored text from `start` to `end` (UTF-16, end exclusive).
 */
export const evidence = z.object({
  documentId: z.int(),
  fileName: z.string(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  speaker: z.nullable(z.string()),
  /** The page, time, row or line, in words. */
  place: z.string(),
});
export type Evidence = z.infer<typeof evidence>;

/** Whether a quote is about the claim's topic, contradicts it, or only comes near it: then its speaker is not counted. */
export const stances = ['for', 'against', 'near'] as const;

/**
 * What the interviewer asked or said right before a quote, and, where its title points back to it, what its speaker said before.
 * `start` and `end` are offsets in the quote's document; `text` is cut from that passage, with " – " where another person speaks.
 */
export const askedQuestion = z.object({ start: z.int(), end: z.int(), text: z.string() });
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const insightEvidence = z.extend(evidence, {
  stance: z.enum(stances),
  /** What a reader needs to know before the quote; absent where that is nothing, or too long to be shown. */
  asked: z.optional(askedQuestion),
  /** Present where the team has hidden the speaker, who is not counted. */
  hidden: z.optional(z.boolean()),
});
export type InsightEvidence = z.infer<typeof insightEvidence>;

/**
 * How a quote entered by a person matches the documents: word for word; apart from case, spaces, dashes or quotation
 * marks; or not at all. An `unfound` quote is its author's wording and is not evidence.
 */
export const quoteStates = ['exact', 'folded', 'unfound'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const insightSource = z.object({ documentId: z.int(), fileName: z.string(), relevance: z.number() });

/** How many people say it, in how many documents; counted by code over all evidence found. */
const strength = z.object({
  people: z.int(),
  peopleInAll: z.int(),
  documents: z.int(),
  documentsInAll: z.int(),
  /** Who says the opposite. Zero when none was found; absent when it was not looked for. */
  against: z.optional(z.object({ people: z.int(), documents: z.int() })),
});

export const analysis = z.object({
  title: z.string(),
  emoji: z.optional(z.string()),
  summary: z.string(),
  /** The first supporting quote; when `quoteState` is `unfound`, the author's own words. */
  supportingQuote: z.string(),
  /** Same as supportingQuote; read by client screens. */
  quote: z.optional(z.string()),
  /** Only for quotes entered by people; absent when the engine cut the quote. */
  quoteState: z.optional(z.enum(quoteStates)),
  sentiment: z.number(),
  keywords: z.array(z.string()),
  themes: z.array(z.string()),
  businessImpact: z.string(),
  /** Same as businessImpact; read by client screens. */
  relevance: z.optional(z.string()),
  suggestedTopics: z.array(z.string()),
  badge: z.optional(z.enum(badges)),
  sources: z.array(insightSource),
  /** The question that the insight answers, word for word. */
  question: z.optional(z.string()),
  /** Best first. */
  evidence: z.array(insightEvidence),
  strength: z.optional(strength),
});
export type Analysis = z.infer<typeof analysis>;

export const insight = z.object({
  id: z.int(),
  projectId: z.int(),
  fileName: z.string(),
  fileType: z.string(),
  source: z.nullable(z.string()),
  title: z.string(),
  /** The insight's text. For a document only the beginning; readDocument returns all of it. */
  content: z.string(),
  analysis,
  topics: z.array(z.object({ id: z.int(), name: z.string(), color: z.string() })),
  createdAt: moment,
  updatedAt: moment,
  /** For a generated insight: when the run started that first did not find it again, although it read all of its documents. */
  notFoundAt: z.optional(moment),
  /** What the latest run that was completed made of it; absent if the run had nothing to do with it. */
  lastRun: z.optional(z.enum(changeKinds)),
  /** For a document that was read only partly: what is missing, and why. */
  warnings: z.optional(z.array(extractionWarning)),
  /** For a document: whether a completed analysis has read it. */
  analyzed: z.optional(z.boolean()),
  /** For a document: the file name of an earlier one of the project with the same bytes. */
  sameContentAs: z.optional(z.string()),
  /** What wrote its text; absent for what people wrote, and for what was found before this was recorded. */
  provenance: z.optional(provenance),
  /** What people have changed of that text. */
  textEdits: z.optional(textEdits),
});
export type Insight = z.infer<typeof insight>;

/** The file type of insights. Documents have that of their file. */
export const insightFileType = 'insight';

type Classified = {
  fileName: string | null;
  fileType?: string;
  source: string | null;
  analysis: Partial<Pick<Analysis, 'title' | 'summary' | 'keywords'>> | null;
};

export function isCustomInsight(row: Pick<Classified, 'source'>): boolean {
  return row.source === 'custom';
}
/**
 * A document is a row with a file name whose analysis is missing, names only the file, or has no summary (specification,
 * part 2 section 3). What runs found or people wrote is never one, even with its summary or title gone.
 */
export function isDocument(row: Classified): boolean {
  if (!row.fileName || isCustomInsight(row) || row.fileType === insightFileType) return false;
  return !row.analysis || row.analysis.title === row.fileName || !row.analysis.summary;
}
/** Analysis is complete when the title differs from the file name, there is a summary and at least one keyword. */
export function hasCompleteAnalysis(row: Classified): boolean {
  const a = row.analysis;
  return !!a && a.title !== row.fileName && !!a.summary && (a.keywords?.length ?? 0) > 0;
}
/**
 * Which documents are listed. Only a document can be: the list rule of the specification's part 1 (section 5) alone would let in
 * an insight without keywords, so it only hides more: names with a question mark, and finished analyses.
 */
export function isListedDocument(row: Classified): boolean {
  return isDocument(row) && !row.fileName?.includes('?') && !hasCompleteAnalysis(row);
}
/** The dashboard's feed shows rows with a file name, a distinct title, a summary and at least one keyword. */
export function isFeedInsight(row: Classified): boolean {
  return !!row.fileName && hasCompleteAnalysis(row);
}

export const listInsights = route('GET', '/api/projects/:id/insights', {
  action: 'insights.list',
  summary: 'List the documents and insights of a project, newest first',
  params: idParams,
  reply: z.array(insight),
});
export const listRecentInsights = route('GET', '/api/insights/recent', {
  action: 'insights.recent',
  summary: 'List the newest insights of all projects that the caller may see',
  reply: z.array(insight),
});
