import type { Language } from '#contract/languages.ts';
import { labelKey } from '../text/labels/role-labels.ts';
import { isGenericName } from './speaker-name.ts';

type Said = { readonly documentId: number; readonly speaker: string | null };

/**
 * Distinct people and documents that are quoted. The same name in two documents is one person; a role such as `P1`, with or
 * without the name of its document, is a different person in each, and so are words without a name.
 */
export function countSpeakers(quotes: readonly Said[], language: Language): { people: number; documents: number } {
  const people = quotes.map(({ documentId, speaker }) => {
    const key = speaker ? labelKey(speaker) : '';
    return speaker && !isGenericName(speaker, language) ? key : `${documentId} ${key}`;
  });
  return { people: new Set(people).size, documents: new Set(quotes.map((q) => q.documentId)).size };
}
