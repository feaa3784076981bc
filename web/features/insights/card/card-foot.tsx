import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { strengthLine } from '#contract/insights/strength.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { IconButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { preloadInsightDialog } from '../form/insight-dialogs.tsx';
import type { InsightTask } from '../form/tasks.ts';
import { defaultEmoji } from '../rules.ts';
import { insightText } from './insight-text.ts';
import { NotFoundMark } from './not-found-mark.tsx';

const loadWhereSaid = () => import('../map/where-said-popover.tsx');
const WhereSaidPopover = lazy(() => loadWhereSaid().then((m) => ({ default: m.WhereSaidPopover })));

export type ActionsOf = (of: { insightId: number } | { chatAbout: number }) => ReactNode;

type Props = {
  insight: Insight;
  onTask: (task: InsightTask) => void;
  /** What other features can do with it: at the start, the chat about it. */
  actionsOf: ActionsOf;
};

/** How well the insight is supported, and what can be done with it. */
export function CardFoot({ insight, onTask, actionsOf }: Props) {
  const mayUpdate = useMay('insights.update');
  const mayDelete = useMay('insights.delete');
  return (
    <>
      {insight.notFoundAt && <NotFoundMark at={insight.notFoundAt} />}
      <Strength insight={insight} />
      <div className="-mx-5 -mb-3 flex min-h-9.5 items-center border-t border-line px-3 pt-1.5 max-md:-mx-4 max-md:-mb-2 max-md:px-2 pointer-coarse:min-h-11.5">
        {actionsOf({ chatAbout: insight.id })}
        <div className="ms-auto flex items-center">
          <CopyButton
            label="Copy insight"
            about={titleOf(insight)}
            text={() => insightText(insight, defaultEmoji)}
            failure="Failed to copy insight to clipboard"
          />
          {actionsOf({ insightId: insight.id })}
          {mayUpdate && (
            <IconButton
              label="Edit insight"
              onPointerEnter={() => preloadInsightDialog('form')}
              onFocus={() => preloadInsightDialog('form')}
              onClick={() => onTask({ task: 'edit', insight })}
            >
              <Pencil className="icon" />
            </IconButton>
          )}
          {mayDelete && (
            <IconButton
              label="Delete insight"
              onPointerEnter={() => preloadInsightDialog('delete')}
              onFocus={() => preloadInsightDialog('delete')}
              onClick={() => onTask({ task: 'delete', insights: [insight] })}
              className="enabled:hover:text-danger"
            >
              <Trash2 className="icon" />
            </IconButton>
          )}
        </div>
      </div>
    </>
  );
}

/** The line opens a picture of who said it where. */
function Strength({ insight }: { insight: Insight }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const line = strengthLine(insight.analysis.strength);
  const close = (outside?: boolean) => {
    setOpen(false);
    if (!outside && box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className="relative mb-1.5 min-h-6 pointer-coarse:min-h-10">
      {line && (
        <button
          type="button"
          aria-expanded={open}
          title="Who said this, and where"
          onPointerEnter={() => void loadWhereSaid().catch(() => {})}
          onFocus={() => void loadWhereSaid().catch(() => {})}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-6 items-center gap-1.5 rounded-icon text-start text-label text-text-3 tabular-nums hover:text-ink pointer-coarse:min-h-10"
        >
          <UsersRound aria-hidden="true" className="icon" />
          <bdi className="underline decoration-line-strong decoration-dotted underline-offset-3">{line}</bdi>
        </button>
      )}
      {open && (
        <Suspense>
          <WhereSaidPopover insight={insight} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
