import type { FoundInsight } from '#engine/engine.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

/** Throws unless every quote equals its document's stored text at its offsets. A false quote is a defect, never data. */
export function checkQuotes(
  insights: readonly Pick<FoundInsight, 'evidence'>[],
  texts: ReadonlyMap<number, string>,
): void {
  for (const { evidence } of insights) {
    if (evidence.length === 0) throw new Error('an insight without evidence');
    for (const { documentId, start, end, quote } of evidence) {
      const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
      if (!fits) throw new Error(`a quote does not stand in document ${documentId} from ${start} to ${end}`);
    }
  }
}

export function toStored({ evidence: _, ...insight }: FoundInsight): StoredAnalysis {
  return insight;
}

/**
 * What an insight says once one of its documents is gone: the best quote that is left, and the sources that are left. Who
 * says it and how often was counted over all documents, so that count goes.
 */
export function withoutDocument(
  { strength: _, ...analysis }: StoredAnalysis,
  documentId: number,
  quotesLeft: readonly { quote: string }[],
): StoredAnalysis {
  return {
    ...analysis,
    supportingQuote: quotesLeft[0]?.quote ?? '',
    sources: analysis.sources.filter((source) => source.documentId !== documentId),
  };
}
