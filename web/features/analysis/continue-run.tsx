import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { continueAnalysis } from '#contract/analysis/analysis-changes.ts';
import type { ProjectEngine } from '#contract/projects/projects.ts';
import { call, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast/toast.tsx';

/** How a run that a language model stopped can continue. The user chooses with which engine. */
export function ContinueRun({ run: { projectId, sessionKey } }: { run: AnalysisProgress }) {
  const client = useQueryClient();
  const toast = useToast();
  const goOn = useMutation({
    mutationFn: (engine: ProjectEngine) =>
      call(continueAnalysis, { params: { id: projectId, sessionKey }, body: { engine } }),
    // What the page follows starts again with the next reading.
    onSuccess: () => {
      const path = `/api/projects/${projectId}/analysis`;
      return client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(path) });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The analysis could not be continued.'),
        destructive: true,
      }),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="max-md:w-full"
        disabled={goOn.isPending}
        pending={goOn.isPending && goOn.variables === 'model'}
        onClick={() => goOn.mutate('model')}
      >
        Try again
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="max-md:w-full"
        disabled={goOn.isPending}
        pending={goOn.isPending && goOn.variables === 'embedded'}
        onClick={() => goOn.mutate('embedded')}
      >
        Continue with the built-in engine
      </Button>
    </>
  );
}
