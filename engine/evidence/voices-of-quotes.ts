import type { QuoteSpan, VoiceRef } from '../engine.ts';
import { labelKey } from '../text/labels/role-labels.ts';

/** The voices of quotes, by their speakers' labels. Quotes without a speaker have none. */
export function voicesOfQuotes(quotes: readonly Pick<QuoteSpan, 'documentId' | 'speaker'>[]): VoiceRef[] {
  const refs = quotes.flatMap(({ documentId, speaker }) => (speaker ? [{ documentId, voice: labelKey(speaker) }] : []));
  return [...new Map(refs.map((ref) => [`${ref.documentId} ${ref.voice}`, ref])).values()];
}
