import { counted } from '../../../lib/format.ts';
import { preloadInsightDialog } from '../form/insight-dialogs.tsx';
import type { InsightTask } from '../form/tasks.ts';
import { useDuplicates } from './duplicates.ts';

/** Says calmly that some insights could be one. */
export function DuplicatesLine({ projectId, onTask }: { projectId: number; onTask: (task: InsightTask) => void }) {
  const { open } = useDuplicates(projectId);
  const count = open.reduce((sum, { ids }) => sum + ids.length - 1, 0);
  if (count === 0) return null;
  const preload = () => preloadInsightDialog('merge');
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-label text-text-3">
      {counted(count, 'insight says', 'insights say')} nearly the same as {count === 1 ? 'another' : 'others'}
      <button
        type="button"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onTask({ task: 'merge' })}
        className="text-link min-h-6 pointer-coarse:min-h-10"
      >
        Review
      </button>
    </p>
  );
}
