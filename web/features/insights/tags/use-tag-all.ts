import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateInsight } from '#contract/insights/custom-insights.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { call } from '../../../lib/api.ts';
import { counted } from '../../../lib/format.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { changeRows, failureOf, putRow, refreshInsights } from '../form/use-insight-changes.ts';
import { changeOf, type LinkedTopic, tagsAfter } from './tag-changes.ts';

/** Few enough to leave the server room for others. */
const atOnce = 4;

/** Gives one tag to many insights. Those that the server refused are reported, the others keep it. */
export function useTagAll(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const [done, setDone] = useState<string>();

  const addTo = async (insight: Insight, name: string, topics: readonly LinkedTopic[]): Promise<Error | null> => {
    const change = changeOf(insight, name, true, topics);
    if (!change) return null;
    const { analysis, topics: linked } = tagsAfter(insight, change);
    const body = { analysis: { keywords: analysis.keywords }, topicIds: linked.map(({ id }) => id) };
    try {
      changeRows(client, projectId, putRow(await call(updateInsight, { params: { id: insight.id }, body })));
      return null;
    } catch (error) {
      return error as Error;
    }
  };

  const add = async (insights: readonly Insight[], name: string, topics: readonly LinkedTopic[]) => {
    setDone(undefined);
    setPending(insights.length);
    const waiting = [...insights];
    const failures: Error[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const failure = await addTo(next, name, topics);
        if (failure) failures.push(failure);
        setPending((left) => left - 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setPending(0);
    void refreshInsights(client, projectId);
    const [first] = failures;
    if (!first) return setDone(`Tag added to ${counted(insights.length, 'insight')}`);
    const share = insights.length > 1 ? `${failures.length} of ${counted(insights.length, 'insight')}. ` : '';
    const notice = failureOf(first, 'Failed to add tag. Please try again.');
    toast({ ...notice, description: `${share}${notice.description}` });
  };

  return { add, pending, done };
}
