import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/toast/toast.tsx';
import { uploadsQuery } from './queries.ts';
import { endOfBatch, inOrderOfNeed, phaseOf } from './upload-queue.ts';
import type { Run } from './upload-runner.ts';

const noProjectMessage = 'Please select a project first';
const loadRunner = () => import('./upload-runner.ts');
type Runner = Awaited<ReturnType<typeof loadRunner>>;

/** Sends files one per call, one after the other, and reports what became of each. */
export function useUploads(projectId: number | null) {
  const client = useQueryClient();
  const tell = useToast();
  const { data: queue } = useQuery(uploadsQuery(projectId));
  const run = (step: (runner: Runner, run: Run) => void) => {
    if (!projectId) return tell({ title: 'Error', description: noProjectMessage, destructive: true });
    void loadRunner().then((runner) => step(runner, { client, projectId, tell }));
  };
  return {
    uploads: inOrderOfNeed(queue.uploads),
    phase: phaseOf(queue),
    end: endOfBatch(queue),
    add: (files: readonly File[]) => run((runner, it) => runner.addFiles(it, files)),
    retry: (id: number) => run((runner, it) => runner.sendAgain(it, id, false)),
    uploadAnyway: (id: number) => run((runner, it) => runner.sendAgain(it, id, true)),
    dismiss: (id: number) => run((runner, it) => runner.dismiss(it, id)),
    dismissBatch: () => run((runner, it) => runner.dismissBatch(it)),
  };
}
