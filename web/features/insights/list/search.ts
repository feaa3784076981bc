import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { foldTag } from '#contract/insights/tags.ts';
import { carriesAll } from '../rules.ts';

type Searched = Pick<Insight, 'title' | 'fileName' | 'analysis'>;

function searchedTexts(insight: Searched): string[] {
  return [insight.analysis.summary ?? '', titleOf(insight)].map((text) => text.toLowerCase());
}

/**
 * Search is a case-insensitive substring of the summary or the title; chosen tags are joined by AND. The list is prepared once for
 * many searches, so that a key costs a few milliseconds among thousands of insights.
 */
export function searchIn<T extends Searched & Pick<Insight, 'topics'>>(
  insights: readonly T[],
): (search: string, chosen: readonly string[]) => readonly T[] {
  let texts: string[][] | undefined;
  return (search, chosen) => {
    const wanted = foldTag(search);
    const carrying = chosen.length === 0 ? insights : insights.filter((insight) => carriesAll(insight, chosen));
    if (!wanted) return carrying;
    texts ??= insights.map(searchedTexts);
    const found = new Set(insights.filter((_, index) => texts?.[index]?.some((text) => text.includes(wanted))));
    return carrying.filter((insight) => found.has(insight));
  };
}

/** Cuts a text into stretches that match the search and stretches that do not. */
export function splitMatches(text: string, search: string): { text: string; match: boolean }[] {
  const wanted = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Some letters change their length in lower case, and then offsets into one text mean nothing in the other.
  if (!wanted || lower.length !== text.length) return [{ text, match: false }];
  const parts: { text: string; match: boolean }[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), match: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), match: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), match: false });
  return parts;
}
