import { type ReactNode, useEffect, useRef } from 'react';
import { MoreOfList } from '../../ui/more-of-list.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useUsage } from './queries.ts';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { UsageTable } from './usage-table.tsx';
import { Totals } from './usage-totals.tsx';

type Props = {
  /** As 2026-01; null for all time. */
  month: string | null;
  settings: ReactNode;
  onError: (error: unknown) => void;
};

/** The calls of a month or of all time, newest first. */
export function Usage({ month, settings, onError }: Props) {
  const { newest, more, rows, next } = useUsage(month);
  const list = useRef<HTMLElement>(null);
  const { data, error } = newest;
  useEffect(() => {
    if (error) onError(error);
  }, [error, onError]);
  if (!data || !rows) {
    if (!newest.isError) return <UsageSkeleton />;
    return <ErrorState title="The usage could not be loaded." onRetry={newest.refetch} retrying={newest.isFetching} />;
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Usage" className="grid gap-5 outline-none">
      <Totals totals={data.totals} thisMonth={data.thisMonth} />
      {rows.length === 0 ? (
        <EmptyState title={month ? 'No calls in this month' : 'No calls yet'} action={settings}>
          Every call to a language model is listed here, also those that fail. The built-in engine makes none.
        </EmptyState>
      ) : (
        <UsageTable rows={rows} />
      )}
      <MoreOfList
        list={list}
        more={more}
        next={next}
        failure="The calls before that could not be loaded."
        shown={`${rows.length} calls are shown.`}
      />
    </section>
  );
}
