import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditKind, type AuditPage, listAudit } from '#contract/audit.ts';
import { call, reading } from '../../lib/api.ts';

const asked = (kind: AuditKind | null, before?: number) => ({
  query: { ...(kind ? { kind } : {}), ...(before ? { before } : {}) },
});

/** The newest entries, and older ones on request. Nothing is kept: what is shown hangs together without gaps. */
export function useActivity(kind: AuditKind | null) {
  const [below, setBelow] = useState<AuditPage[]>([]);
  const newest = useQuery({ ...reading(listAudit, asked(kind)), staleTime: 0, gcTime: 0 });
  const more = useMutation({
    mutationFn: (before: number) => call(listAudit, asked(kind, before)),
    onSuccess: (page) => setBelow((pages) => [...pages, page]),
  });
  const pages = newest.data && [newest.data, ...below];
  return {
    newest,
    more,
    entries: pages?.flatMap((page) => page.entries),
    next: pages?.at(-1)?.next ?? null,
  };
}
