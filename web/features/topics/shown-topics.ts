import type { Topic } from '#contract/projects/topics.ts';

const collator = new Intl.Collator(undefined, { numeric: true });

/** By name; without a project those of all of them. */
export function shownTopics(topics: readonly Topic[], projectId: number | null, search: string): Topic[] {
  const wanted = search.trim().toLowerCase();
  return topics
    .filter((topic) => projectId === null || topic.projectId === projectId)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
}
