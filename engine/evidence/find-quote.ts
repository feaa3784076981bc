import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
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
    const { speaker, isReported } = await speakerAt(document, span, language);
    const place = placeOf(document, start, language);
    return {
      ...{ documentId: document.id, fileName: document.fileName, start, end, quote: document.text.slice(start, end) },
      speaker,
      place: isReported ? languagePack(language).templates.reported(place) : place,
      state: exact ? 'exact' : 'folded',
    };
  }
  return null;
}

/** The speaker of the whole span; null where no name is given or several people speak. */
async function speakerAt(document: EngineDocument, span: Span, hint: Language) {
  const turns = turnsOf(document, await recogniseLanguage(document.text, hint));
  const own = turns.filter((t) => t.start < span.end && span.start < t.end);
  const speaking = new Set(own.map((t) => t.speaker));
  const [speaker] = speaking;
  return {
    speaker: speaking.size === 1 ? (speaker ?? null) : null,
    isReported: own.some((t) => t.prose?.part === 'reported' || t.noted === 'reported'),
  };
}
