import type { Language } from '#contract/languages.ts';
import type { EngineDocument, QuoteSpan } from '../engine.ts';
import { recogniseLanguage } from '../text/recognise-language.ts';
import type { Span } from '../text/span.ts';
import { turnsOf } from '../text/turns.ts';
import { foldText, locateExactly, locateQuote } from './locate-quote.ts';
import { placeOf } from './place-of.ts';

export type FoundQuote = QuoteSpan & { state: 'exact' | 'folded' };

/**
 * The first document that holds these words, with who says them and where; null when none does. The quote is cut from the
 * document. `language` is the project's: the place is written in it.
 */
export async function findQuote(
  documents: readonly EngineDocument[],
  { quote, language }: { quote: string; language: Language },
): Promise<FoundQuote | null> {
  for (const document of documents) {
    const exact = locateExactly(document.text, quote);
    const span = exact ?? locateQuote(foldText(document.text), quote);
    if (!span) continue;
    const { start, end } = span;
    return {
      ...{ documentId: document.id, fileName: document.fileName, start, end, quote: document.text.slice(start, end) },
      speaker: await speakerAt(document, span, language),
      place: placeOf(document, start, language),
      state: exact ? 'exact' : 'folded',
    };
  }
  return null;
}

/** The speaker of the whole span; null where no name is given or several people speak. */
async function speakerAt(document: EngineDocument, span: Span, hint: Language): Promise<string | null> {
  const turns = turnsOf(document, await recogniseLanguage(document.text, hint));
  const speaking = new Set(turns.filter((t) => t.start < span.end && span.start < t.end).map((t) => t.speaker));
  const [speaker] = speaking;
  return speaking.size === 1 ? (speaker ?? null) : null;
}
