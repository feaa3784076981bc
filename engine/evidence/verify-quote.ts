import type { EngineDocument, QuoteSpan } from '../engine.ts';
import { splitsCharacter } from '../text/span.ts';

/** True when the quote is, character by character, the named document's text at its offsets, and parts no character. */
export function isVerbatim(
  quote: Pick<QuoteSpan, 'documentId' | 'start' | 'end' | 'quote'>,
  documents: readonly Pick<EngineDocument, 'id' | 'text'>[],
): boolean {
  const text = documents.find((d) => d.id === quote.documentId)?.text;
  if (text === undefined || quote.start < 0 || quote.end > text.length || quote.start >= quote.end) return false;
  if (splitsCharacter(text, quote.start) || splitsCharacter(text, quote.end)) return false;
  return text.slice(quote.start, quote.end) === quote.quote;
}
