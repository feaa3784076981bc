import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSampleProject, listProjects } from '#contract/projects/projects.ts';
import { listTopics } from '#contract/projects/topics.ts';
import { call, messageOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';

export function useSampleProject() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(createSampleProject, {}),
    onSuccess: () => {
      for (const { path } of [listProjects, listTopics]) void client.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The sample project could not be created. Please try again.'),
        destructive: true,
      }),
  });
}
