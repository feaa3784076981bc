import type { Citation, ReplySentence } from '#contract/conversations/replies.ts';
import { passageAddress } from '../../../../lib/passage-address.ts';

/** After these a sentence follows without a space. */
const closesWithoutSpace = /[\u3002\uff01\uff1f\u300d\u300f]$/u;

export const spaceAfter = (text: string): string => (closesWithoutSpace.test(text) ? '' : ' ');

/** Several removed sentences in a row are said once. */
export const shownSentences = (sentences: readonly ReplySentence[]): ReplySentence[] =>
  sentences.filter((sentence, i) => !(sentence.removed && sentences[i - 1]?.removed));

export const hasInferred = (sentences: readonly ReplySentence[]): boolean =>
  sentences.some(({ basis, removed }) => basis === 'inferred' && !removed);

/** Where the reader shows the passage; undefined for callers who do not see documents. */
export function addressOf({ documentId, start, end }: Citation): string | undefined {
  if (documentId === null || start === null || end === null) return undefined;
  return passageAddress({ documentId, start, end });
}

/** Each passage once, and the number under which each citation is shown, from 1. */
export function numbered(citations: readonly Citation[]): { passages: Citation[]; numbers: number[] } {
  const keys = citations.map(({ documentId, fileName, place, quote, removed }, at) =>
    removed ? at : JSON.stringify([documentId, fileName, place, quote]),
  );
  const distinct = [...new Set(keys)];
  return {
    passages: distinct.flatMap((key) => citations[keys.indexOf(key)] ?? []),
    numbers: keys.map((key) => distinct.indexOf(key) + 1),
  };
}
