import type { ValuedInsight } from '#engine/engine.ts';
import type { StoredAnalysis } from '../../db/schema.ts';

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
