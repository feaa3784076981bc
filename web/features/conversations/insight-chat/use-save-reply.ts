import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createInsightOfProject } from '#contract/insights/custom-insights.ts';
import { call } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { messagesQuery, type ShownMessage } from './queries.ts';
import { sourcesOf, titleOfReply } from './saved-insight.ts';

type Place = { projectId: number; conversationId: number; onSaved: () => void };

/** Saves a reply as an insight. The server saves one only once, so that a second click or tab makes no second insight. */
export function useSaveReply({ projectId, conversationId, onSaved }: Place) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (reply: ShownMessage) => {
      const body = {
        title: titleOfReply(reply),
        content: reply.content,
        projectId,
        sources: sourcesOf(reply),
        messageId: reply.id,
      };
      return call(createInsightOfProject, { params: { id: projectId }, body });
    },
    onSuccess: (_, { id }) => {
      client.setQueryData(messagesQuery(conversationId).queryKey, (messages) =>
        messages?.map((message) => (message.id === id ? { ...message, saved: true } : message)),
      );
      toast({ title: 'Insight saved', description: 'Message has been saved as an insight successfully' });
      onSaved();
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to save message as insight. Please try again.',
        destructive: true,
      }),
  });
  return { save: mutate, saving: isPending ? variables.id : null };
}
