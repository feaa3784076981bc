import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteInsight } from '#contract/insights/insight-removal.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { call, hasStatus } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import type { Choice } from './dependents.tsx';
import { projectInsightsKey } from './queries.ts';

export function useDeleteDocument(projectId: number, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ dependents, written }: Choice) =>
      call(deleteInsight, {
        params: { id },
        query: {
          ...(dependents === 'remove' ? { dependents } : {}),
          ...(written.size > 0 ? { written: [...written].join(',') } : {}),
        },
      }),
    onSuccess: () => {
      client.setQueryData<Insight[]>(projectInsightsKey(projectId), (rows) => rows?.filter((row) => row.id !== id));
      forgetAll(client);
      toast({ title: 'Document deleted', description: 'The document has been successfully deleted.' });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: projectInsightsKey(projectId) });
      toast({ title: 'Error', description: 'Failed to delete document. Please try again.', destructive: true });
    },
  });
}

/** Insights, people, questions and conversations may all hold words of the document: none of them is shown from memory. */
function forgetAll(client: QueryClient): void {
  const isRead = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    String(key).startsWith('/api/projects/') ||
    String(key).startsWith('/api/insight') ||
    String(key).startsWith('/api/documents/') ||
    String(key).includes('conversations');
  client.removeQueries({ type: 'inactive', predicate: isRead });
  void client.invalidateQueries({ predicate: isRead });
}
