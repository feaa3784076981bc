import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { erasePerson, previewErasure } from '#contract/documents/erasure.ts';
import type { Person } from '#contract/people/people.ts';
import { call } from '../../../lib/api.ts';

/** Read again with each opening: what names a person changes all the time. */
export const useErasurePreview = (id: number, names: readonly string[] | undefined, enabled: boolean) =>
  useQuery({
    queryKey: ['erasure-preview', id, names ?? null],
    queryFn: () => call(previewErasure, { params: { id }, body: names ? { names: [...names] } : {} }),
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    enabled,
  });

/** `forget`: everything that was read may hold words of the person, so nothing of it is shown from memory. */
export function useErasePerson({ id }: Person) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: { names: string[]; written: string[] }) => call(erasePerson, { params: { id }, body }),
    onSuccess: () => client.removeQueries({ type: 'inactive' }),
  });
  const forget = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith('/api/') });
  return { ...mutation, forget };
}
