import type { Insight } from './insights.ts';

/**
 * The form in which names of tags and topics are compared. Not by the browser's language: in a Turkish one, 'INSIGHT' and
 * 'insight' would be two words.
 */
export const foldTag = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Removes names that differ from an earlier one only in case. */
export function distinctTags(given: readonly string[]): string[] {
  const seen = new Set<string>();
  return given.filter((name) => {
    const key = foldTag(name);
    return !seen.has(key) && seen.add(key);
  });
}

type Tagged = { topics: Insight['topics']; analysis: Pick<Insight['analysis'], 'keywords'> };

/** Topics first, with their colours, then the keywords that are not topics, which have none. No name twice. */
export function tagsOf({ topics, analysis }: Tagged): { name: string; color: string | null }[] {
  const keywords = (analysis.keywords ?? []).map((name) => ({ name, color: null }));
  const seen = new Set<string>();
  return [...(topics ?? []), ...keywords].flatMap(({ name, color }) => {
    const key = foldTag(name);
    if (!key || seen.has(key)) return [];
    seen.add(key);
    return [{ name, color }];
  });
}

type FoundOrWritten = {
  source: string | null;
  analysis: { keywords: readonly string[]; foundTags?: readonly string[] };
};

/** The tags of an insight that were cut from documents; people added or kept the others. */
export const tagsFoundIn = ({ source, analysis: { keywords, foundTags } }: FoundOrWritten): readonly string[] =>
  foundTags ?? (source === 'custom' ? [] : keywords);
