import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SearchResult, search } from '#contract/search.ts';
import { reading } from '../../lib/api.ts';
import { useSettled } from '../../lib/use-settled.ts';

const settleMs = 200;
/** One sign of Chinese or Japanese is a word; one letter is none. */
const saysEnough = (query: string) => query.length > 1 || /[\u3040-\u30ff\u3400-\u9fff]/.test(query);

/** Whether one is the other, typed on or taken back. */
const goesOn = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);
const none: readonly SearchResult[] = [];

/** What the server finds for a query that is no longer being typed; until it has answered, what was found for the one before. */
export function useSearch(typed: string) {
  const query = typed.trim();
  const q = useSettled(query, settleMs);
  const enabled = saysEnough(query) && saysEnough(q);
  const { data, isError, isFetching, refetch } = useQuery({
    ...reading(search, { query: { q, limit: 30 } }),
    enabled,
    // What was found a while ago may have been deleted since.
    refetchOnMount: 'always',
  });
  const [latest, setLatest] = useState<{ q: string; results: readonly SearchResult[] }>();
  if (enabled && data && data.results !== latest?.results) setLatest({ q, results: data.results });
  return {
    results: latest && saysEnough(query) && goesOn(query, latest.q) ? latest.results : none,
    pending: saysEnough(query) && (isFetching || q !== query),
    failed: enabled && isError,
    retry: () => void refetch(),
  };
}
