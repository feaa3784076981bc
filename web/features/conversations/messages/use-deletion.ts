import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { deleteInsightConversation } from '#contract/conversations/insight-conversation-changes.ts';
import type { deletePeopleConversation } from '#contract/conversations/people-conversation-changes.ts';
import { call, hasStatus } from '../../../lib/api.ts';

type Kind = {
  route: typeof deleteInsightConversation | typeof deletePeopleConversation;
  listKey: QueryKey;
  messagesKey: (id: number) => QueryKey;
  onDeleted?: (id: number) => void;
};

/** Deletes a conversation, and takes it out of what is shown. */
export function useDeletion({ route, listKey, messagesKey, onDeleted }: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call(route, { params: { id } }).catch((error) => {
        // Another user was first: it is gone, as intended.
        if (!hasStatus(error, 404)) throw error;
      }),
    onSuccess: (_, id) => {
      client.setQueryData<{ id: number }[]>(listKey, (list) => list?.filter((one) => one.id !== id));
      onDeleted?.(id);
      client.removeQueries({ queryKey: messagesKey(id) });
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}
