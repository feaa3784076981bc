import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/toast.tsx';
import { uploadsQuery } from './queries.ts';
import { phaseOf, type UploadQueue, withChange, withFiles, without } from './upload-queue.ts';

const noProjectMessage = 'Please select a project first';
const loadRunner = () => import('./upload-runner.ts');

/** Sends files one per call, one after the other, and tells of each what became of it. */
export function useUploads(projectId: number | null) {
  const client = useQueryClient();
  const toast = useToast();
  const query = uploadsQuery(projectId);
  const { data: queue } = useQuery(query);

  const change = (changed: (queue: UploadQueue) => UploadQueue) => {
    client.setQueryData(query.queryKey, (now) => changed(now ?? queue));
    if (projectId) void loadRunner().then(({ runUploads }) => runUploads({ client, projectId, tell: toast }));
  };

  return {
    uploads: queue.uploads,
    phase: phaseOf(queue),
    add: (files: readonly File[]) => {
      const fail = (description: string) => toast({ title: 'Error', description, destructive: true });
      if (!projectId) return fail(noProjectMessage);
      const next = withFiles(queue, files);
      const refused = next.uploads.slice(-files.length).find(({ state }) => state === 'failed');
      if (refused?.reason) fail(refused.reason);
      change((now) => withFiles(now, files));
    },
    retry: (id: number) => change((now) => withChange(now, id, { state: 'waiting', reason: '' })),
    uploadAnyway: (id: number) => change((now) => withChange(now, id, { state: 'waiting', reason: '', anyway: true })),
    dismiss: (id: number) => change((now) => without(now, id)),
  };
}
