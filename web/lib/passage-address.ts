import type { Evidence } from '#contract/insights/insights.ts';

/** Where the reader shows a passage; with the insight's id it marks the insight's other quotes too. */
export function passageAddress(
  { documentId, start, end }: Pick<Evidence, 'documentId' | 'start' | 'end'>,
  insightId?: number,
): string {
  const passage = `/documents/${documentId}?start=${start}&end=${end}`;
  return insightId === undefined ? passage : `${passage}&insight=${insightId}`;
}
