import { type QueryClient, type QueryKey, useMutation } from '@tanstack/react-query';
import type { Citation, ReplySentence } from '#contract/conversations/replies.ts';
import { createInsightOfProject } from '#contract/insights/custom-insights.ts';
import { call } from '../../../../lib/api.ts';
import { useToast } from '../../../../ui/toast/toast.tsx';
import { sourcesOf, titleOfReply } from './saved-insight.ts';

/** A reply about an insight, or what one person of a group answered. */
type SavedReply = { messageId: number } | { personReply: { messageId: number; response: number } };
export type Savable = {
  /** Distinguishes it from the others that are shown. */
  key: string;
  reply: { content: string; sentences: readonly ReplySentence[]; citations: readonly Citation[] };
  which: SavedReply;
};

/** Saves a reply as an insight. The server saves one only once, so that a second click or tab makes no second insight. */
export function useSaveReply(projectId: number, onSaved: (saved: Savable) => void) {
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ reply, which }: Savable) => {
      const words = { title: titleOfReply(reply), content: reply.content, sources: sourcesOf(reply) };
      return call(createInsightOfProject, { params: { id: projectId }, body: { ...words, projectId, ...which } });
    },
    onSuccess: (_, saved) => {
      toast({ title: 'Insight saved', description: 'Message has been saved as an insight successfully' });
      onSaved(saved);
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to save message as insight. Please try again.',
        destructive: true,
      }),
  });
  return { save: mutate, saving: isPending ? variables.key : null };
}

/** Marks messages as saved. A list that is being read does not know of it yet, so that reading is given up. */
export async function markSaved<M>(client: QueryClient, queryKey: QueryKey, mark: (message: M) => M): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<M[]>(queryKey, (shown) => shown?.map(mark));
}
