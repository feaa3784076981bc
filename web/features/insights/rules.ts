import { type Insight, type InsightEvidence, isDocument } from '#contract/insights/insights.ts';
import { foldTag, tagsOf } from '#contract/insights/tags.ts';
import { topicColors } from '#contract/projects/topics.ts';

export const defaultEmoji = '📊';

export const unfoundQuoteNote = 'Not found in the documents';

export type Tag = { name: string; color: string };

/** A keyword that is not a topic gets one of these five colours by its name, always the same. */
const defaultColors = topicColors.slice(0, 5);

export function tagColor(name: string): string {
  let sum = 0;
  for (const char of foldTag(name)) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return defaultColors[sum % defaultColors.length] ?? topicColors[0];
}

const collator = new Intl.Collator();

/** The tags of an insight, each with a colour. */
export function coloredTags(insight: Pick<Insight, 'topics' | 'analysis'>): Tag[] {
  return tagsOf(insight).map(({ name, color }) => ({ name, color: color ?? tagColor(name) }));
}

/** Every tag of the list with how many insights carry it, the most frequent first. */
export function tagCounts(insights: readonly Pick<Insight, 'topics' | 'analysis'>[]): (Tag & { count: number })[] {
  const counts = new Map<string, Tag & { count: number }>();
  for (const tag of insights.flatMap(coloredTags)) {
    const known = counts.get(foldTag(tag.name));
    if (known) known.count += 1;
    else counts.set(foldTag(tag.name), { ...tag, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || collator.compare(a.name, b.name));
}

/** Filters are joined by AND: an insight must carry every chosen tag. */
export function carriesAll(insight: Pick<Insight, 'topics' | 'analysis'>, chosen: readonly string[]): boolean {
  const names = new Set(tagsOf(insight).map(({ name }) => foldTag(name)));
  return chosen.every((name) => names.has(foldTag(name)));
}

export function isChosen(chosen: readonly string[], name: string): boolean {
  return chosen.some((other) => foldTag(other) === foldTag(name));
}

export function withToggled(chosen: readonly string[], name: string): string[] {
  return isChosen(chosen, name) ? chosen.filter((other) => foldTag(other) !== foldTag(name)) : [...chosen, name];
}

/** The insights of a project, generated and custom, newest first. */
export function shownInsights(rows: readonly Insight[]): Insight[] {
  return rows.filter((row) => !isDocument(row)).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id - b.id);
}

/** The quotes that are about the claim's topic, contradict it, or only come near it: those are shown apart and never counted. */
export const quotesOf = <Q extends { stance: string }>(
  evidence: readonly Q[],
  stance: InsightEvidence['stance'],
): Q[] => evidence.filter((quote) => quote.stance === stance);

/** How many people the insights count in all: in the run that read the most of them. */
export const countedPeople = (rows: readonly Insight[]): number =>
  Math.max(0, ...rows.map(({ analysis }) => analysis.strength?.peopleInAll ?? 0));
