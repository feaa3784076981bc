import type { Insight } from '#contract/insights/insights.ts';
import { distinctTags, foldTag } from '#contract/insights/tags.ts';

export type LinkedTopic = Insight['topics'][number];
/** One tag comes or goes. A topic of that name is linked; any other tag is a keyword. */
export type TagChange = { name: string; adds: boolean; topic?: LinkedTopic | undefined };

type Tagged = Pick<Insight, 'analysis' | 'topics'>;

export function tagsAfter({ analysis, topics }: Tagged, { name, adds, topic }: TagChange): Tagged {
  const others = topics.filter((one) => foldTag(one.name) !== foldTag(name));
  const keywords = analysis.keywords ?? [];
  if (adds && topic) return { analysis, topics: [...others, topic] };
  if (adds) return { analysis: { ...analysis, keywords: distinctTags([...keywords, name]) }, topics };
  return {
    analysis: { ...analysis, keywords: keywords.filter((one) => foldTag(one) !== foldTag(name)) },
    topics: others,
  };
}

export const inverseOf = (change: TagChange): TagChange => ({ ...change, adds: !change.adds });

/** What adding or removing this name means for an insight; null when there is nothing to change. */
export function changeOf(
  insight: Tagged,
  given: string,
  adds: boolean,
  topics: readonly LinkedTopic[] = [],
): TagChange | null {
  const name = given.trim();
  const same = (other: { name: string }) => foldTag(other.name) === foldTag(name);
  const linked = insight.topics.find(same);
  const carries = linked !== undefined || (insight.analysis.keywords ?? []).some((one) => same({ name: one }));
  if (!name || adds === carries) return null;
  const topic = adds ? topics.find(same) : linked;
  return { name: topic?.name ?? name, adds, topic: topic && { id: topic.id, name: topic.name, color: topic.color } };
}
