import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateInsight } from '#contract/insights/custom-insights.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { foldTag } from '#contract/insights/tags.ts';
import { call } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { changeRows, failureOf, putRow, refreshInsights } from '../form/use-insight-changes.ts';
import { projectInsightsQuery } from '../queries.ts';
import { inverseOf, type TagChange, tagsAfter } from './tag-changes.ts';

const sentences = {
  add: 'Failed to add tag. Please try again.',
  remove: 'Failed to remove tag. Please try again.',
};

/**
 * Tags of one insight, changed at once and confirmed one after the other: each call sends all tags, so two at the same time
 * would undo one another.
 */
export function useTagChanges({ id, projectId }: Pick<Insight, 'id' | 'projectId'>) {
  const client = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState<readonly string[]>([]);
  const mutationKey = ['tags', id];
  const { queryKey } = projectInsightsQuery(projectId);
  const apply = (change: TagChange) =>
    changeRows(client, projectId, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...tagsAfter(row, change) } : row)),
    );
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: TagChange) => {
      const row = client.getQueryData(queryKey)?.find((one) => one.id === id);
      if (!row) throw new Error('the insight left the list');
      const { analysis, topics } = tagsAfter(row, change);
      const topicIds = topics.map((topic) => topic.id);
      return call(updateInsight, { params: { id }, body: { analysis: { keywords: analysis.keywords }, topicIds } });
    },
    onSuccess: (row) => {
      // A change that waits for its turn is in the list already; the answer to the last one is the whole truth.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeRows(client, projectId, putRow(row));
      void refreshInsights(client, projectId);
    },
    onError: (error, change) => {
      apply(inverseOf(change));
      void refreshInsights(client, projectId);
      toast(failureOf(error, change.adds ? sentences.add : sentences.remove));
    },
    onSettled: (_row, _error, { name }) => setPending((now) => now.filter((one) => one !== foldTag(name))),
  });
  const change = (next: TagChange) => {
    void client.cancelQueries({ queryKey });
    apply(next);
    setPending((now) => [...now, foldTag(next.name)]);
    mutate(next);
  };
  return { isPending: (name: string) => pending.includes(foldTag(name)), change };
}
