import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listDuplicates } from '#contract/insights/duplicates.ts';
import { reading } from '../../../lib/api.ts';
import { forget, recall, remember } from '../../../lib/storage.ts';
import { projectInsightsQuery } from '../queries.ts';

export const duplicatesQuery = (id: number) => reading(listDuplicates, { params: { id } });

export type DuplicateGroup = { ids: number[] };

/** The groups that still exist and were not dismissed here, each with at least two insights. */
export function openGroups(
  groups: readonly DuplicateGroup[],
  existing: ReadonlySet<number>,
  different: readonly string[],
): DuplicateGroup[] {
  return groups
    .map(({ ids }) => ({ ids: ids.filter((id) => existing.has(id)) }))
    .filter(({ ids }) => ids.length > 1 && !different.includes(keyOf(ids)));
}

const keyOf = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join(' ');

const storageKey = (projectId: number) => `notDuplicates:${projectId}`;
/** Under which earlier versions remembered the same. */
const earlierKey = (projectId: number) => `notTwins:${projectId}`;

/** The groups that were dismissed in this browser; what is kept under the earlier key moves to the present one. */
export function differentOnes(projectId: number, place?: () => Storage): string[] {
  const key = storageKey(projectId);
  const earlier = recall(earlierKey(projectId), place);
  if (earlier !== null) {
    if (recall(key, place) === null) remember(key, earlier, place);
    if (recall(key, place) !== null) forget(earlierKey(projectId), place);
  }
  try {
    const kept: unknown = JSON.parse(recall(key, place) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

const differentQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['not-duplicates', projectId],
    queryFn: () => differentOnes(projectId),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/** The groups to be looked at, and a way to say that one holds different statements; this browser remembers it. */
export function useDuplicates(projectId: number) {
  const client = useQueryClient();
  const { data: groups } = useQuery(duplicatesQuery(projectId));
  const { data: rows } = useQuery(projectInsightsQuery(projectId));
  const { data: different } = useQuery(differentQuery(projectId));
  const open = useMemo(
    () => (different ? openGroups(groups ?? [], new Set(rows?.map(({ id }) => id)), different) : []),
    [groups, rows, different],
  );
  return {
    open,
    rows: rows ?? [],
    isDifferent: ({ ids }: DuplicateGroup) => {
      const all = [...differentOnes(projectId), keyOf(ids)];
      remember(storageKey(projectId), JSON.stringify(all));
      client.setQueryData(differentQuery(projectId).queryKey, all);
    },
  };
}
