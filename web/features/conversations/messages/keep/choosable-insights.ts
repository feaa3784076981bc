import type { Citation } from '#contract/conversations/replies.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';

/** `has`: the passage is evidence of it already; one that is only related can become evidence. */
export type Choosable = { id: number; title: string; has: boolean };

/** The insights whose title or summary has all words of a search, in the order in which they are given. */
export function choosable(insights: readonly Insight[], passage: Citation, search: string): Choosable[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return insights.flatMap((insight) => {
    const { id, analysis } = insight;
    const title = titleOf(insight);
    const text = `${title} ${analysis.summary}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return [];
    return [
      { id, title, has: analysis.evidence.some((quote) => quote.stance !== 'near' && isSamePlace(quote, passage)) },
    ];
  });
}

type Place = { documentId: number | null; start: number | null; end: number | null };
const isSamePlace = (a: Place, b: Place) => a.documentId === b.documentId && a.start === b.start && a.end === b.end;

/** What was chosen, while it is listed; else the first that can be. */
export const choiceAmong = (listed: readonly Choosable[], chosen: number | undefined): Choosable | undefined =>
  listed.find(({ id, has }) => id === chosen && !has) ?? listed.find(({ has }) => !has);
