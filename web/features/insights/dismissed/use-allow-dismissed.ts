import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allowDismissed } from '#contract/insights/dismissed-insights.ts';
import { call, hasStatus } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { failureOf } from '../form/use-insight-changes.ts';
import { dismissedQuery, refreshDismissed } from './dismissed.ts';

export function useAllowDismissed(projectId: number, insightId: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(allowDismissed, { params: { id: projectId, insightId } }),
    onSuccess: () => {
      client.setQueryData(dismissedQuery(projectId).queryKey, (rows) => rows?.filter(({ id }) => id !== insightId));
      toast({ title: 'Allowed again', description: 'The next analysis may find this insight.' });
    },
    onError: (error) => {
      // Someone else has allowed it, or its document is gone: the list that is read now says so.
      if (!hasStatus(error, 404)) toast(failureOf(error, 'Failed to allow the insight again. Please try again.'));
    },
    onSettled: () => refreshDismissed(client, projectId),
  });
}
