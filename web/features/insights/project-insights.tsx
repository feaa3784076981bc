import { useQuery } from '@tanstack/react-query';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { hasStatus } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InsightCard, InsightCardSkeleton } from './insight-card.tsx';
import { InsightGrid, InsightGridSkeleton } from './insight-grid.tsx';
import { projectInsightsQuery } from './queries.ts';
import { carriesAll, shownInsights, tagCounts, withToggled } from './rules.ts';

type Props = {
  projectId: number;
  language: Language | undefined;
  isStaff: boolean;
  /** Insights are being looked for right now. */
  generating: boolean;
  /** What can be done with all insights, once there are some, and with one. */
  actions: ReactNode;
  actionsOf: (insightId: number) => ReactNode;
  questions: { open: boolean; count: number; panelId: string; onOpen: () => void };
};

export function ProjectInsights({ projectId, language, isStaff, generating, actions, actionsOf, questions }: Props) {
  // The page reads them too and takes this part away while it does: asking again at each mount would never end.
  const { data, error, isFetching, refetch } = useQuery({ ...projectInsightsQuery(projectId), retryOnMount: false });
  // A link from elsewhere may name tags to begin with.
  const [chosen, setChosen] = useState<string[]>(() => new URLSearchParams(location.search).getAll('tag'));
  const insights = useMemo(() => data && shownInsights(data), [data]);
  const tags = useMemo(() => tagCounts(insights ?? []), [insights]);
  const shown = insights?.filter((insight) => carriesAll(insight, chosen));
  const split = questions.open;

  return (
    <section aria-labelledby="generated-insights" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="generated-insights" className="text-section whitespace-nowrap">
          Generated Insights
          {insights && insights.length > 0 && shown && (
            <span className="ms-2 text-body font-normal text-text-3 tabular-nums">{formatNumber(shown.length)}</span>
          )}
        </h2>
        <div className="min-w-0 flex-1 max-md:order-3 max-md:basis-full">
          <FilterBar tags={tags} chosen={chosen} onToggle={(name) => setChosen((now) => withToggled(now, name))} />
        </div>
        <div className="ms-auto flex flex-wrap gap-2 empty:hidden max-md:order-2 max-md:w-full max-md:*:flex-1">
          {insights && insights.length > 0 && actions}
          {!questions.open && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={false}
              aria-controls={questions.panelId}
              onClick={questions.onOpen}
              className="max-md:border max-md:border-line max-md:bg-surface"
            >
              <PanelLeft aria-hidden="true" className="icon rtl:-scale-x-100" />
              Research Questions
              {questions.count > 0 && (
                <span className="font-normal text-text-3 tabular-nums">{formatNumber(questions.count)}</span>
              )}
            </Button>
          )}
        </div>
      </div>
      {!insights && error && <Failure error={error} onRetry={refetch} retrying={isFetching} />}
      {insights?.length === 0 && generating && <InsightGridSkeleton split={split} count={3} />}
      {insights?.length === 0 && !generating && (
        <EmptyState title="No insights generated yet.">
          {isStaff
            ? 'Select documents above and analyze them. Each insight comes with the words it rests on.'
            : 'They appear here once the documents of this project have been analyzed.'}
        </EmptyState>
      )}
      {insights && insights.length > 0 && shown?.length === 0 && (
        <EmptyState
          title="No insights match"
          action={
            <Button variant="secondary" onClick={() => setChosen([])}>
              Clear filters
            </Button>
          }
        >
          No insight carries all of the chosen tags.
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <InsightGrid
          insights={shown}
          split={split}
          card={(insight) => (
            <InsightCard
              key={insight.id}
              insight={insight}
              language={language}
              canOpen={isStaff}
              chosen={chosen}
              onToggleTag={(name) => setChosen((now) => withToggled(now, name))}
              actions={actionsOf(insight.id)}
              split={split}
            />
          )}
        />
      )}
      {insights && insights.length > 0 && generating && (
        <div className="mt-5">
          <InsightCardSkeleton split />
        </div>
      )}
    </section>
  );
}

function Failure({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  if (hasStatus(error, 403)) {
    return (
      <EmptyState title="No access to insights">You do not have access to the insights of this project.</EmptyState>
    );
  }
  return <ErrorState title="The insights could not be loaded." onRetry={onRetry} retrying={retrying} />;
}
