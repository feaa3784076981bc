import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type Insight, isFeedInsight } from '#contract/insights/insights.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { MatchedText } from '../card/matched-text.tsx';
import { recentInsightsQuery } from '../queries.ts';
import { tagCounts, withToggled } from '../rules.ts';
import { InsightGrid, InsightGridSkeleton } from './insight-grid.tsx';
import { searchIn } from './search.ts';
import { FilterBar } from './view/filter-bar.tsx';

export type FeedCard = (
  insight: Insight,
  mark: (text: string) => ReactNode,
  chosen: readonly string[],
  toggle: (name: string) => void,
) => ReactNode;

/** The newest insights of all projects, with search and tag filters. */
export function RecentInsights({ card }: { card: FeedCard }) {
  const { data, isError, isFetching, refetch } = useQuery(recentInsightsQuery);
  const [search, setSearch] = useState('');
  const [cleared, setCleared] = useState(0);
  const [chosen, setChosen] = useState<string[]>([]);
  const feed = useMemo(() => data?.filter(isFeedInsight), [data]);
  const tags = useMemo(() => tagCounts(feed ?? []), [feed]);
  const find = useMemo(() => feed && searchIn(feed), [feed]);
  const shown = useMemo(() => find?.(search, chosen), [find, search, chosen]);
  const mark = (text: string) => <MatchedText text={text} search={search} />;
  const toggle = (name: string) => setChosen((now) => withToggled(now, name));
  const clear = () => {
    setSearch('');
    setChosen([]);
    setCleared((count) => count + 1);
  };

  return (
    <section aria-labelledby="recent-insights" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="recent-insights" className="text-section whitespace-nowrap">
          Recent Insights
          {feed && feed.length > 0 && shown && (
            <span className="ms-2 text-body font-normal text-text-3 tabular-nums">{formatNumber(shown.length)}</span>
          )}
        </h2>
        <div className="min-w-0 flex-1 max-md:order-3 max-md:basis-full">
          <FilterBar tags={tags} chosen={chosen} onToggle={toggle} />
        </div>
        <SearchBox key={cleared} onSearch={setSearch} />
      </div>
      {isError && <ErrorState title="The insights could not be loaded." onRetry={refetch} retrying={isFetching} />}
      {!isError && !feed && <InsightGridSkeleton />}
      {feed?.length === 0 && (
        <EmptyState title="No insights yet">
          Open a project, upload interviews and analyze them. What people said in them appears here, newest first.
        </EmptyState>
      )}
      {feed && feed.length > 0 && shown?.length === 0 && (
        <EmptyState
          title="No insights match the search and the selected tags."
          action={
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          }
        >
          Change the search or clear the tags to see more.
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <InsightGrid insights={shown} card={(insight) => card(insight, mark, chosen, toggle)} />
      )}
    </section>
  );
}

export function RecentInsightsSkeleton() {
  return (
    <div className="mt-8">
      <div className="mb-4 h-9" />
      <InsightGridSkeleton />
    </div>
  );
}

const pauseMs = 150;

/** The field shows what is typed at once; the list follows at the first pause, and gives way to the next key. */
function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => onSearch(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <search className="relative w-64 max-md:order-2 max-md:w-full">
      <Search
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-s-2.5 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        ref={input}
        type="search"
        dir="auto"
        value={text}
        aria-label="Search insights"
        aria-keyshortcuts="/"
        placeholder="Search insights..."
        onChange={(event) => setText(event.target.value)}
        className="field ps-8.5"
      />
    </search>
  );
}
