import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readUsage, type UsagePage } from '#contract/models/usage.ts';
import { call, reading } from '../../lib/api.ts';

const asked = (month: string | null, before?: number) => ({
  query: { ...(month ? { month } : {}), ...(before ? { before } : {}) },
});

/** The newest calls with the totals, and older ones on request. Nothing is kept: what is shown hangs together without gaps. */
export function useUsage(month: string | null) {
  const [below, setBelow] = useState<UsagePage[]>([]);
  const newest = useQuery({ ...reading(readUsage, asked(month)), staleTime: 0, gcTime: 0 });
  const more = useMutation({
    mutationFn: (before: number) => call(readUsage, asked(month, before)),
    onSuccess: (page) => setBelow((pages) => [...pages, page]),
  });
  const pages = newest.data && [newest.data, ...below];
  return { newest, more, rows: pages?.flatMap((page) => page.rows), next: pages?.at(-1)?.next ?? null };
}
