import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listTopics } from '#contract/projects/topics.ts';
import { reading } from '../../../lib/api.ts';
import { projectInsightsQuery } from '../queries.ts';
import { shownInsights, type Tag, tagCounts } from '../rules.ts';

const topicsQuery = { ...reading(listTopics, {}), staleTime: 60_000 };

/** The project's topics, and every tag that is known in it: its topics first, then the tags in use, the most frequent first. */
export function useKnownTags(projectId: number) {
  const { data: all } = useQuery(topicsQuery);
  const { data: rows } = useQuery(projectInsightsQuery(projectId));
  return useMemo(() => {
    const topics = (all ?? []).filter((topic) => topic.projectId === projectId);
    const names = new Set(topics.map(({ name }) => name.toLowerCase()));
    const used = tagCounts(shownInsights(rows ?? [])).filter(({ name }) => !names.has(name.toLowerCase()));
    const tags: Tag[] = [...topics, ...used].map(({ name, color }) => ({ name, color }));
    return { topics, tags };
  }, [all, rows, projectId]);
}
