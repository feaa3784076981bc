import { useQuery } from '@tanstack/react-query';
import { PanelLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import type { Language } from '#contract/languages.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { useMay } from '../../auth/session/use-may.ts';
import type { ActionsOf } from '../card/card-foot.tsx';
import { EmojiTile, InsightCard, InsightCardSkeleton } from '../card/insight-card.tsx';
import type { InsightTask } from '../form/tasks.ts';
import { projectInsightsQuery } from '../queries.ts';
import { coloredTags, shownInsights, tagCounts, withToggled } from '../rules.ts';
import { Tags } from '../tags/tags.tsx';
import { InsightGrid, InsightGridSkeleton } from './insight-grid.tsx';
import { FilterBar } from './view/filter-bar.tsx';
import { useShown } from './view/use-shown.ts';
import { viewIn } from './view/view.ts';

const SectionActions = lazy(() => import('./section-actions.tsx').then((m) => ({ default: m.SectionActions })));
const SectionTools = lazy(() => import('./section-tools.tsx').then((m) => ({ default: m.SectionTools })));
const loadStates = () => import('./list-states.tsx');
const ListFailure = lazy(() => loadStates().then((m) => ({ default: m.ListFailure })));
const NothingGenerated = lazy(() => loadStates().then((m) => ({ default: m.NothingGenerated })));
const NothingMatches = lazy(() => loadStates().then((m) => ({ default: m.NothingMatches })));
const CardLead = lazy(() => import('../card/card-lead.tsx').then((m) => ({ default: m.CardLead })));
const EditableTags = lazy(() => import('../tags/editable-tags.tsx').then((m) => ({ default: m.EditableTags })));
const CardFoot = lazy(() => import('../card/card-foot.tsx').then((m) => ({ default: m.CardFoot })));

type Props = {
  projectId: number;
  language: Language | undefined;
  /** Insights are being looked for right now. */
  generating: boolean;
  questions: { open: boolean; count: number; panelId: string; onOpen: () => void };
  /** What other features can do with all insights, once there are some, and with one. */
  actions: ReactNode;
  actionsOf: ActionsOf;
};

export function ProjectInsights(props: Props) {
  const { projectId, language, generating, questions, actions, actionsOf } = props;
  const mayUpdate = useMay('insights.update');
  const mayAnalyze = useMay('analysis.start');
  // The page reads them too and takes this part away while it does: asking again at each mount would never end.
  const { data, error, isFetching, refetch } = useQuery({ ...projectInsightsQuery(projectId), retryOnMount: false });
  // A link from elsewhere may name tags and more to begin with.
  const [view, setView] = useState(() => viewIn(location.search));
  const dialog = useDialog<InsightTask>();
  const insights = useMemo(() => data && shownInsights(data), [data]);
  const tags = useMemo(() => tagCounts(insights ?? []), [insights]);
  const shown = useShown(insights, view);
  const toggleTag = (name: string) => setView((now) => ({ ...now, tags: withToggled(now.tags, name) }));
  const split = questions.open;
  const isEmpty = insights?.length === 0;

  const card = (insight: Insight) => (
    <InsightCard
      key={insight.id}
      insight={insight}
      language={language}
      chosen={view.tags}
      onToggleTag={toggleTag}
      split={split}
      {...(mayUpdate && {
        lead: (
          <Suspense fallback={<EmojiTile insight={insight} />}>
            <CardLead insight={insight} shown={shown ?? []} />
          </Suspense>
        ),
        tags: (
          <Suspense
            fallback={
              <Tags tags={coloredTags(insight)} chosen={view.tags} onToggle={toggleTag}>
                <span className="h-6.5 w-20.5 pointer-coarse:h-8" />
              </Tags>
            }
          >
            <EditableTags insight={insight} chosen={view.tags} onToggle={toggleTag} />
          </Suspense>
        ),
      })}
      foot={
        <Suspense fallback={<div className="h-14 pointer-coarse:h-20" />}>
          <CardFoot insight={insight} onTask={dialog.show} actionsOf={actionsOf} />
        </Suspense>
      }
    />
  );

  return (
    <section aria-labelledby="generated-insights" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-3">
        <h2 id="generated-insights" tabIndex={-1} className="me-2 text-section whitespace-nowrap outline-none">
          Generated Insights
          {!isEmpty && shown && (
            <span className="ms-2 text-body font-normal text-text-3 tabular-nums">{formatNumber(shown.length)}</span>
          )}
        </h2>
        {!questions.open && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={false}
            aria-controls={questions.panelId}
            onClick={questions.onOpen}
            className="max-md:w-full max-md:border max-md:border-line max-md:bg-surface"
          >
            <PanelLeft aria-hidden="true" className="icon rtl:-scale-x-100" />
            Research Questions
            {questions.count > 0 && (
              <span className="font-normal text-text-3 tabular-nums">{formatNumber(questions.count)}</span>
            )}
          </Button>
        )}
        <div className="ms-auto flex min-h-8 flex-wrap gap-2 max-md:w-full max-md:*:flex-1 pointer-coarse:min-h-10">
          <Suspense>
            <SectionActions
              projectId={projectId}
              dialog={dialog}
              actions={insights && !isEmpty && actions}
              isEmpty={isEmpty}
            />
          </Suspense>
        </div>
      </div>
      {insights && !isEmpty && (
        <div className="mb-4 grid gap-2">
          <FilterBar tags={tags} chosen={view.tags} onToggle={toggleTag} shownAtFirst={8} />
          <Suspense fallback={<div className={insights.some((i) => i.lastRun) ? 'min-h-16' : 'min-h-8'} />}>
            <SectionTools
              projectId={projectId}
              insights={insights}
              shown={shown ?? []}
              view={view}
              onView={setView}
              onTask={dialog.show}
            />
          </Suspense>
        </div>
      )}
      {!insights && error && (
        <Suspense>
          <ListFailure error={error} onRetry={refetch} retrying={isFetching} />
        </Suspense>
      )}
      {isEmpty && generating && <InsightGridSkeleton split={split} count={3} />}
      {isEmpty && !generating && (
        <Suspense fallback={<div className="min-h-28" />}>
          <NothingGenerated mayAnalyze={mayAnalyze} />
        </Suspense>
      )}
      {!isEmpty && shown?.length === 0 && (
        <Suspense>
          <NothingMatches onClear={() => setView(viewIn(''))} />
        </Suspense>
      )}
      {insights && !shown && <InsightGridSkeleton split={split} />}
      {shown && shown.length > 0 && (
        <InsightGrid insights={shown} isGrouped={view.sort === 'question'} split={split} card={card} />
      )}
      {!isEmpty && insights && generating && (
        <div className="mt-5">
          <InsightCardSkeleton split />
        </div>
      )}
    </section>
  );
}
