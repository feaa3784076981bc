import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartScatter, ListChecks } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { readOnlyProject } from '../../../lib/read-only.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { DismissedButton } from '../dismissed/dismissed-button.tsx';
import { preloadInsightDialog } from '../form/insight-dialogs.tsx';
import type { InsightTask } from '../form/tasks.ts';
import { useInsightKeys } from './keys/use-insight-keys.ts';
import { RunLine } from './run-line.tsx';
import { type Selection, selectionQuery, withSelected } from './selection/selection.ts';
import type { View } from './view/view.ts';
import { ViewControl } from './view/view-control.tsx';

const DuplicatesLine = lazy(() => import('../merge/duplicates-line.tsx').then((m) => ({ default: m.DuplicatesLine })));
const BulkBar = lazy(() => import('./selection/bulk-bar.tsx').then((m) => ({ default: m.BulkBar })));

type Props = {
  projectId: number;
  insights: readonly Insight[];
  /** Those that the view lets through, in its order. */
  shown: readonly Insight[];
  view: View;
  onView: (view: View) => void;
  onTask: (task: InsightTask) => void;
};

/** How the list is sorted and filtered, and the choice of several insights. */
export function SectionTools({ projectId, insights, shown, view, onView, onTask }: Props) {
  const client = useQueryClient();
  const mayCreate = useMay('insights.create');
  const mayUpdate = useMay('insights.update');
  const mayMerge = useMay('insights.merge');
  const mayListDismissed = useMay('dismissed.list');
  const toast = useToast();
  const { queryKey } = selectionQuery(projectId);
  const { data: selection } = useQuery(selectionQuery(projectId));
  const select = (next: Selection) => client.setQueryData(queryKey, next);
  useInsightKeys({
    onCreate: () => {
      if (mayCreate) onTask({ task: 'create' });
      else toast(readOnlyProject);
    },
    onSelect: (id, range) => {
      const order = shown.map((insight) => insight.id);
      if (mayUpdate) select(withSelected(selection ?? null, id, order, range));
      else toast(readOnlyProject);
    },
    onEscape: () => select(null),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving the page, what was chosen there is not chosen any more
  useEffect(() => () => void client.removeQueries({ queryKey }), [projectId]);
  if (insights.length === 0) return null;
  return (
    <>
      <RunLine insights={insights} view={view} onView={onView} />
      <ViewControl insights={insights} view={view} onView={onView}>
        {mayMerge && (
          <Suspense>
            <DuplicatesLine projectId={projectId} onTask={onTask} />
          </Suspense>
        )}
        {mayListDismissed && <DismissedButton projectId={projectId} onTask={onTask} />}
        <Button
          variant="ghost"
          size="small"
          onPointerEnter={() => preloadInsightDialog('where')}
          onFocus={() => preloadInsightDialog('where')}
          onClick={() => onTask({ task: 'where' })}
        >
          <ChartScatter aria-hidden="true" className="icon rtl:-scale-x-100" />
          Where it was said
        </Button>
        {mayUpdate && (
          <Button
            variant="ghost"
            size="small"
            aria-pressed={selection !== null}
            onClick={() => select(selection ? null : { ids: new Set(), anchor: null })}
            className="aria-pressed:bg-accent-soft aria-pressed:text-ink"
          >
            <ListChecks aria-hidden="true" className="icon" />
            Select
          </Button>
        )}
      </ViewControl>
      {mayUpdate && selection && (
        <Suspense>
          <BulkBar projectId={projectId} shown={shown} selection={selection} onSelect={select} onTask={onTask} />
        </Suspense>
      )}
    </>
  );
}
