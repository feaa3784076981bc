import { useQuery } from '@tanstack/react-query';
import { search } from '#contract/search.ts';
import { reading } from '../../lib/api.ts';
import { useSettled } from '../../lib/use-settled.ts';

const settleMs = 200;
/** One sign of Chinese or Japanese is a word; one letter is none. */
const saysEnough = (query: string) => query.length > 1 || /[\u3040-\u30ff\u3400-\u9fff]/.test(query);

/** What the server finds for a query that is no longer being typed; while it is typed on, what was found for its beginning. */
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
  return {
    results: (enabled && query.startsWith(q) && data?.results) || [],
    pending: saysEnough(query) && (isFetching || q !== query),
    failed: enabled && isError,
    retry: () => void refetch(),
  };
}
