import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPeopleConversations } from '#contract/conversations/people-conversations.ts';
import { listInsights } from '#contract/insights/insights.ts';
import { listMergeSuggestions, mergePeople, splitPerson, updatePerson } from '#contract/people/people-changes.ts';
import { call, hasStatus, messageOf, pathOf } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { hiddenPeopleQuery, peopleQuery } from '../queries.ts';

const gone = 'This person no longer exists. Someone else may have merged or deleted them.';

/** The insights count their people again in a job, which takes a moment. */
const recountedAfter = 2_000;

const refresh = (client: QueryClient, keys: readonly (readonly unknown[])[]) =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/** Changes people of a project. The list, the suggestions and the names in conversations follow. */
function usePeopleChange<T>(projectId: number, done: string, change: (input: T) => Promise<unknown>) {
  const client = useQueryClient();
  const toast = useToast();
  const params = { id: projectId };
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: () => toast({ title: done }),
    onSettled: () => {
      setTimeout(() => refresh(client, [[pathOf(listInsights, { params })]]), recountedAfter);
      return refresh(client, [
        peopleQuery(projectId).queryKey,
        hiddenPeopleQuery(projectId).queryKey,
        [pathOf(listMergeSuggestions, { params })],
        [pathOf(listPeopleConversations, { params })],
      ]);
    },
  });
  const { error } = mutation;
  const failure =
    error && (hasStatus(error, 404) ? gone : messageOf(error, 'The change could not be saved. Please try again.'));
  return { ...mutation, failure };
}

export const useRenamePerson = (projectId: number, id: number) =>
  usePeopleChange(projectId, 'Person renamed', (body: { name: string; title: string }) =>
    call(updatePerson, { params: { id }, body }),
  );

export const useHidePerson = (projectId: number, id: number) =>
  usePeopleChange(projectId, 'Person hidden', () => call(updatePerson, { params: { id }, body: { hidden: true } }));

export const useShowPerson = (projectId: number, id: number) =>
  usePeopleChange(projectId, 'Person shown again', () =>
    call(updatePerson, { params: { id }, body: { hidden: false } }),
  );

/** The first one stays. */
export const useMergePeople = (projectId: number) =>
  usePeopleChange(projectId, 'People merged', (personIds: number[]) =>
    call(mergePeople, { params: { id: projectId }, body: { personIds } }),
  );

export const useSplitPerson = (projectId: number, id: number) =>
  usePeopleChange(projectId, 'Person split', (documentIds: number[]) =>
    call(splitPerson, { params: { id }, body: { documentIds } }),
  );
