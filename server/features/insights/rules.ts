import type { FoundInsight } from '#engine/engine.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

/** Throws unless every quote equals its document's stored text at its offsets. A false quote is a defect, never data. */
export function checkQuotes(
  insights: readonly Pick<FoundInsight, 'evidence'>[],
  texts: ReadonlyMap<number, string>,
): void {
  for (const { evidence } of insights) {
    if (evidence[0]?.stance !== 'for') throw new Error('an insight without evidence');
    for (const { documentId, start, end, quote } of evidence) {
      const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
      if (!fits) throw new Error(`a quote does not stand in document ${documentId} from ${start} to ${end}`);
    }
  }
}

export function toStored({ evidence: _, ...insight }: FoundInsight): StoredAnalysis {
  return insight;
}

type Span = { documentId: number; start: number; end: number };

/** True when two stretches of a document share at least half of the shorter one. */
export function overlaps(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return a.documentId === b.documentId && shared * 2 >= Math.min(a.end - a.start, b.end - b.start);
}

/** The first place of a question that neither this run nor an edited insight has. */
export function freePlace(used: ReadonlySet<number>, edited: readonly { ordinal: number | null }[]): number {
  let place = 0;
  while (used.has(place) || edited.some((e) => e.ordinal === place)) place++;
  return place;
}

/**
 * What an insight says once one of its documents is gone: the best quote that is left, and the sources that are left. What
 * its author gave as a quote without a document stays. Who says it and how often was counted over all documents, so that
 * count goes.
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
