import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CachedStatus, stagesOf, startedStatus } from '#contract/analysis/analysis.ts';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { insightsKey, latestAnalysisQuery, progressQuery } from './queries.ts';

const loadChanges = () => import('./run-changes.ts');

/** Starts and cancels runs of a project. */
export function useRunActions(projectId: number, onStarted: (sessionKey: string, status: CachedStatus) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const fail = (error: Error, done: string) =>
    toast({ title: 'Error', description: messageOf(error, `The analysis could not be ${done}.`), destructive: true });
  const start = useMutation({
    mutationFn: async (documentIds: number[]) => (await loadChanges()).startRun(projectId, documentIds),
    // The reply to an earlier request would replace the new run with an older one.
    onMutate: () => client.cancelQueries(latestAnalysisQuery(projectId)),
    onSuccess: (run) => onStarted(run.sessionKey, startedStatus(stagesOf(run).passagesReady)),
    onError: (error) => {
      fail(error, 'started');
      // Another run is active, or one of the documents was deleted.
      if (hasStatus(error, 409)) void client.refetchQueries(latestAnalysisQuery(projectId));
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: insightsKey(projectId) });
    },
  });
  const cancel = useMutation({
    mutationFn: async (sessionKey: string) => (await loadChanges()).cancelRun(projectId, sessionKey),
    onSuccess: (ended) => client.setQueryData(progressQuery(projectId, ended.sessionKey).queryKey, ended),
    onError: (error) => fail(error, 'cancelled'),
  });
  return { starting: start.isPending, start: start.mutate, cancelling: cancel.isPending, cancel: cancel.mutate };
}
