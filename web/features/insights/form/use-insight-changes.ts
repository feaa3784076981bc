import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createInsightOfProject,
  type InsightChanges,
  updateInsight,
  type WrittenInsight,
} from '#contract/insights/custom-insights.ts';
import { deleteInsight, deleteInsights } from '#contract/insights/insight-removal.ts';
import { type Insight, isDocument, listRecentInsights } from '#contract/insights/insights.ts';
import { listTopics } from '#contract/projects/topics.ts';
import { call, hasStatus, messageOf } from '../../../lib/api.ts';
import { counted } from '../../../lib/format.ts';
import { type Notice, useToast } from '../../../ui/toast/toast.tsx';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { refreshDismissed } from '../dismissed/dismissed.ts';
import { projectInsightsQuery } from '../queries.ts';

/** Insights are shown by their project and by the dashboard; topics carry how many they have. */
export function refreshInsights(client: QueryClient, projectId: number): Promise<unknown> {
  void client.invalidateQueries({ queryKey: [listRecentInsights.path] });
  void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).split('?')[0] === listTopics.path });
  return client.invalidateQueries({ queryKey: projectInsightsQuery(projectId).queryKey });
}

export function changeRows(client: QueryClient, projectId: number, to: (rows: Insight[]) => Insight[]): void {
  client.setQueryData(projectInsightsQuery(projectId).queryKey, (rows) => rows && to(rows));
}

export const putRow = (row: Insight) => (rows: Insight[]) => rows.map((one) => (one.id === row.id ? row : one));

const gone = 'This insight no longer exists. Someone else may have deleted it.';

/** The server's own sentence where it says what to mend, else the specification's. */
export function failureOf(error: Error, otherwise: string): Notice {
  const sentence = hasStatus(error, 400, 409, 413, 429) ? messageOf(error, otherwise) : otherwise;
  return { title: 'Error', description: sentence, destructive: true };
}

/** What a dialog says of a failure, under the toast. */
export function reasonOf(error: Error | null): string | null {
  if (!error) return null;
  return hasStatus(error, 404) ? gone : messageOf(error, 'The server could not be reached. Please try again.');
}

const quoteNews = {
  exact: 'The quote was found in the documents.',
  folded: 'The quote was found in the documents and is shown as written there.',
  unfound: 'The quote was not found in the documents. It is kept as your own words and marked as such.',
};
const newsOfQuote = ({ analysis: { quoteState } }: Insight) =>
  quoteState ? { description: quoteNews[quoteState] } : {};

export function useCreateInsight(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: WrittenInsight) =>
      call(createInsightOfProject, { params: { id: projectId }, body: { ...body, projectId } }),
    onSuccess: (created, { quote }) => {
      changeRows(client, projectId, (rows) => [created, ...rows]);
      void refreshInsights(client, projectId);
      toast({ title: 'Insight added', ...(quote ? newsOfQuote(created) : {}) });
    },
    onError: (error) => toast(failureOf(error, 'Failed to add custom insight')),
  });
}

export function useUpdateInsight(projectId: number, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InsightChanges) => call(updateInsight, { params: { id }, body }),
    onSuccess: (changed, { analysis }) => {
      changeRows(client, projectId, putRow(changed));
      void refreshInsights(client, projectId);
      toast({ title: 'Insight updated', ...(analysis?.supportingQuote ? newsOfQuote(changed) : {}) });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) void refreshInsights(client, projectId);
      toast(failureOf(error, 'Failed to update insight'));
    },
  });
}

const isUpload = 'Cannot delete original document from here';

/** They leave the list at once and come back when the server refuses. */
export function useDeleteInsights(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      ids.length === 1
        ? call(deleteInsight, { params: { id: ids[0] as number } })
        : call(deleteInsights, { params: { id: projectId }, body: { ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: projectInsightsQuery(projectId).queryKey });
      changeRows(client, projectId, (rows) => rows.filter(({ id }) => !ids.includes(id)));
    },
    onSuccess: (_, ids) =>
      undoToast(
        { title: ids.length === 1 ? 'Insight deleted' : `${counted(ids.length, 'insight')} deleted` },
        ids.map((id) => ({ kind: 'insight', id, projectId })),
      ),
    onError: (error, ids) => {
      // What is gone already needs no word: the list shall be without it, and is.
      if (ids.length === 1 && hasStatus(error, 404)) return;
      toast(
        failureOf(
          error,
          ids.length === 1 ? 'Failed to delete insight' : 'Failed to delete the insights. None was deleted.',
        ),
      );
    },
    onSettled: () => {
      void refreshDismissed(client, projectId);
      return refreshInsights(client, projectId);
    },
  });
  return (insights: readonly Insight[]) => {
    if (insights.some(isDocument)) return toast({ title: 'Error', description: isUpload, destructive: true });
    mutate(insights.map(({ id }) => id));
  };
}
