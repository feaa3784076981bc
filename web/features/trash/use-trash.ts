import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  emptyTrash,
  purgeInsight,
  purgeInsightConversation,
  purgePeopleConversation,
  purgeQuestion,
  purgeTopic,
  type TrashItem,
  type TrashRef,
} from '#contract/trash.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { gone, refreshAll, restoreOne } from '../../ui/toast/undo.ts';
import { trashQuery } from './queries.ts';

const purgeRoutes = {
  insight: purgeInsight,
  question: purgeQuestion,
  topic: purgeTopic,
  'insight-conversation': purgeInsightConversation,
  'people-conversation': purgePeopleConversation,
};

const isSame = (one: TrashRef, other: TrashRef) => one.kind === other.kind && one.id === other.id;

/** Takes an item out of the list that is shown, before the list is read again. */
function useRemoval(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = trashQuery(projectId);
  return (item: TrashRef) =>
    client.setQueryData<TrashItem[]>(queryKey, (items) => items?.filter((one) => !isSame(one, item)));
}

export function useRestore(projectId: number, item: TrashRef) {
  const client = useQueryClient();
  const toast = useToast();
  const remove = useRemoval(projectId);
  return useMutation({
    mutationFn: () => restoreOne(item),
    onSuccess: ({ message }) => {
      remove(item);
      toast({ title: message });
      void refreshAll(client);
    },
    onError: (error) => {
      if (!hasStatus(error, 404)) return;
      remove(item);
      toast({ title: 'Error', description: gone, destructive: true });
    },
  });
}

export function usePurge(projectId: number, item: TrashRef) {
  const client = useQueryClient();
  const toast = useToast();
  const remove = useRemoval(projectId);
  return useMutation({
    mutationFn: () =>
      call(purgeRoutes[item.kind], { params: { id: item.id } }).catch((error) => {
        // Someone else was first: it is no longer in the trash, as intended.
        if (!hasStatus(error, 404, 409)) throw error;
        return { message: gone };
      }),
    onSuccess: ({ message }) => {
      toast({ title: message });
      remove(item);
      void client.invalidateQueries({ queryKey: trashQuery(projectId).queryKey });
    },
  });
}

export function useEmptyTrash(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(emptyTrash, { params: { id: projectId } }),
    onSuccess: ({ message, deleted }) => {
      toast({ title: message, description: `${counted(deleted, 'item')} deleted for good.` });
      return client.invalidateQueries({ queryKey: trashQuery(projectId).queryKey });
    },
  });
}

/** What is said of a failure where it happened. */
export const reasonOf = (error: Error | null): string | null =>
  error && messageOf(error, 'The server could not be reached. Please try again.');
