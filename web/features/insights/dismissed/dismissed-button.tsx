import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { preloadInsightDialog } from '../form/insight-dialogs.tsx';
import type { InsightTask } from '../form/tasks.ts';
import { dismissedCountQuery } from './dismissed.ts';

type Props = { projectId: number; onTask: (task: InsightTask) => void };

/** Opens the list of dismissed insights, where there are any. */
export function DismissedButton({ projectId, onTask }: Props) {
  const { data } = useQuery(dismissedCountQuery(projectId));
  if (!data || data.count === 0) return null;
  const preload = () => preloadInsightDialog('dismissed');
  return (
    <Button
      variant="ghost"
      size="small"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onTask({ task: 'dismissed' })}
    >
      <Undo2 aria-hidden="true" className="icon rtl:-scale-x-100" />
      Dismissed ({formatNumber(data.count)})
    </Button>
  );
}
