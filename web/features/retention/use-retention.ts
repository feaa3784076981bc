import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keptWords } from '#contract/documents/kept-words.ts';
import { readRetention, setRetention } from '#contract/documents/retention.ts';
import { call, pathOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';

export function useSetRetention(projectId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const params = { id: projectId };
  return useMutation({
    mutationFn: (months: number | null) => call(setRetention, { params, body: { months } }),
    onSuccess: ({ months }) => {
      void client.invalidateQueries({ queryKey: [pathOf(readRetention, { params })] });
      toast({ title: 'Retention saved', description: `Documents are kept ${keptWords(months)}.` });
    },
  });
}
