import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { listInsights } from '#contract/insights/insights.ts';
import { identifyPeople } from '#contract/people/people.ts';
import { call, hasStatus, messageOf, pathOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { peopleQuery } from './queries.ts';

const documentsGone = 'Some of these documents no longer exist. Someone else may have deleted them.';

/** Identifies people; it stays pending over a visit of another page, and the list is up to date when it ends. */
export function useIdentifyPeople(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const mutationKey = ['identify people', projectId];
  const params = { id: projectId };
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: (documentIds: number[]) => call(identifyPeople, { params, body: { documentIds } }),
    async onSuccess(found) {
      await client.invalidateQueries({ queryKey: peopleQuery(projectId).queryKey });
      const people = counted(found.length, 'person', 'people');
      toast({ title: 'People identified', description: `${people} found in the selected documents.` });
    },
    onError(failure) {
      if (hasStatus(failure, 404)) void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params })] });
      toast({ title: 'Error', description: reasonOf(failure), destructive: true });
    },
  });
  return { identify: mutate, pending, failure: error && reasonOf(error) };
}

function reasonOf(error: Error): string {
  if (hasStatus(error, 404)) return documentsGone;
  return messageOf(error, 'The people could not be identified. Please try again.');
}
