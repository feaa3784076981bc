import type { FoundInsight, ValuedInsight } from '#engine/engine.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

/**
 * Throws unless every quote equals its document's stored text at its offsets. A wrong quote is a bug and is never
 * stored.
 */
export function checkQuotes(
  insights: readonly Pick<FoundInsight, 'evidence'>[],
  texts: ReadonlyMap<number, string>,
): void {
  for (const { evidence } of insights) {
    if (evidence[0]?.stance !== 'for') throw new Error('an insight has no evidence');
    for (const { documentId, start, end, quote } of evidence) {
      const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
      if (!fits) throw new Error(`a quote does not match document ${documentId} from ${start} to ${end}`);
    }
  }
}

export function toStored({ evidence: _, ...insight }: FoundInsight): StoredAnalysis {
  return insight;
}

type Edited = {
  ordinal: number | null;
  analysis: StoredAnalysis;
  quotes: readonly { documentId: number; start: number; end: number; leads: boolean }[];
};

/** An insight that people edited, tagged or wrote, as it guides what a run picks next. */
export function toValued({ ordinal, analysis, quotes }: Edited): ValuedInsight {
  const { title, keywords, supportingQuote } = analysis;
  const hasLead = quotes.some((quote) => quote.leads);
  return {
    quotes: quotes.map(({ documentId, start, end, leads }, i) => ({
      ...{ documentId, start, end },
      leads: leads || (!hasLead && i === 0),
    })),
    words: [title, ...keywords, supportingQuote].filter((text) => text.length > 0),
    isWritten: ordinal === null,
  };
}

type Span = { documentId: number; start: number; end: number };

/** True when two ranges of a document share at least half of the shorter one. */
export function overlaps(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return a.documentId === b.documentId && shared * 2 >= Math.min(a.end - a.start, b.end - b.start);
}

/** The first ordinal of a question that neither this run nor an edited insight uses. */
export function freePlace(used: ReadonlySet<number>, edited: readonly { ordinal: number | null }[]): number {
  let place = 0;
  while (used.has(place) || edited.some((e) => e.ordinal === place)) place++;
  return place;
}

/**
 * An insight's analysis after one of its documents is deleted: the best remaining quote and the remaining sources. A
 * quote that its author entered and no document contains is kept. The counts covered all documents, so they are
 * removed.
 */
export function withoutDocument(
  { strength: _, quoteState, ...analysis }: StoredAnalysis,
  documentId: number,
  quotesLeft: readonly { quote: string; stance: 'for' | 'against' }[],
): StoredAnalysis {
  const sources = analysis.sources.filter((source) => source.documentId !== documentId);
  if (quoteState === 'unfound') return { ...analysis, quoteState, sources };
  const speaking = quotesLeft.find((q) => q.stance === 'for');
  return { ...analysis, supportingQuote: speaking?.quote ?? '', sources };
}
