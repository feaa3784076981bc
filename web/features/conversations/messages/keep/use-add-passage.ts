import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Citation } from '#contract/conversations/replies.ts';
import { addEvidence } from '#contract/insights/custom-insights.ts';
import { readInsight } from '#contract/insights/insight-details.ts';
import { listInsights } from '#contract/insights/insights.ts';
import { call, hasStatus, messageOf, pathOf } from '../../../../lib/api.ts';
import { useToast } from '../../../../ui/toast/toast.tsx';

type Target = { id: number; title: string };

/** Adds a passage to the quotes of an insight, and offers to show that insight. */
export function useAddPassage(projectId: number, { documentId, start, end }: Citation) {
  const client = useQueryClient();
  const toast = useToast();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id }: Target) =>
      call(addEvidence, {
        params: { id },
        // Passages that can be added have a place.
        body: { documentId: documentId ?? 0, start: start ?? 0, end: end ?? 0 },
      }),
    onSuccess: (_, { id, title }) =>
      toast({
        title: 'Passage added',
        description: title,
        action: { label: 'Show', onClick: () => navigate(`/insights/${projectId}#insight-${id}`) },
      }),
    onSettled: (_, __, { id }) =>
      Promise.all(
        [pathOf(listInsights, { params: { id: projectId } }), pathOf(readInsight, { params: { insightId: id } })].map(
          (path) => client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  return {
    add: (target: Target, onAdded: () => void) => mutate(target, { onSuccess: onAdded }),
    pending: isPending,
    failure: error && failureOf(error),
  };
}

const failureOf = (error: Error): string =>
  hasStatus(error, 404)
    ? 'The insight or the document no longer exists. Someone else may have deleted it.'
    : messageOf(error, 'The passage could not be added. Please try again.');
