import type { AskedQuestion, Badge, InsightEvidence } from '#contract/insights/insights.ts';
import type { About, QuoteSpan } from './documents.ts';

/** Whether a quote is about a claim's topic, contradicts it, or only comes near it. */
export type Stance = InsightEvidence['stance'];

/** `asked` is what the interviewer asked or said right before the quote; missing where no one did. */
export type FoundQuote = QuoteSpan & { stance: Stance; asked?: AskedQuestion };

export type FoundInsight = {
  /** The question, word for word as it was asked. */
  question: string;
  /** The sentence that the insight states, in the document of the first evidence. The title is cut from it. */
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
  /** Best first; at least one, and the first supports the claim. Those that are only near come last and count nowhere. */
  evidence: FoundQuote[];
  /** Counted over all evidence found, not only over what is shown; `against` are those who plainly contradict. */
  strength: {
    people: number;
    peopleInAll: number;
    documents: number;
    documentsInAll: number;
    against: { people: number; documents: number };
    /** Hidden people and their documents, which are left out of the counts above; missing if no speaker is hidden. */
    hidden?: { people: number; documents: number; against: { people: number; documents: number } };
  };
};

/** What badges are awarded by: the feeling of each quote (-1 to 1), and the closeness to the brief (0 to 1). */
export type InsightFigures = { feelings: readonly number[]; closeness: number };

export type ScoredInsight = { insight: FoundInsight; figures: InsightFigures };

/** The insights of one question follow one another and end with `answered`, which also comes for a question without any. */
export type InsightEvent = ({ type: 'insight' } & ScoredInsight) | { type: 'answered'; question: string };

/** What only a comparison of several insights shows. */
export type InsightMarks = { emoji: string; badge?: Badge };

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
   * asked, with the evidence that there is now. What others say about the same topic supports it instead of replacing it.
   */
  known?: readonly KnownClaim[];
};

/** A quote of an insight that people judged; `leads` marks the one that the insight is based on. */
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

/** An insight that lost some of its evidence with a document, as far as other evidence is left. */
export type StandingInsight = {
  /** Empty when the question was lost with the document, too. */
  question: string;
  /** The title, if the quote that it was cut from is left; otherwise null, and the title is cut from the best quote left. */
  title: string | null;
  /** The quotes that are left, best first. One that was merged may hold another claim, which comes before other quotes. */
  evidence: readonly (Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & {
    stance: Stance;
    claim?: { start: number; end: number };
  })[];
  /** The documents in which people speak about it; the insight gains no others. */
  documentIds: readonly number[];
};

export type RebuildInput = About & { topics?: readonly string[]; insights: readonly StandingInsight[] };

/** In the order of the input; null where no quote that is left makes a claim. With the totals that the counts of insights refer to. */
export type RebuiltInsights = {
  insights: (FoundInsight | null)[];
  totals: Pick<FoundInsight['strength'], 'peopleInAll' | 'documentsInAll'>;
};

/** An insight to compare with others: `quote` is the first one that supports it, `place` where it is; null without evidence. */
export type DuplicateCandidate = {
  id: number;
  title: string;
  quote: string;
  place: { documentId: number; start: number; end: number } | null;
};

/** Insights that say the same, in the order in which they were given. */
export type DuplicateGroup = { ids: number[]; reason: 'same-quote' | 'same-claim' };
