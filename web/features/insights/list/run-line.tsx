import clsx from 'clsx';
import { Fragment } from 'react';
import { type ChangeKind, changeKinds } from '#contract/analysis/run-changes.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { formatNumber } from '../../../lib/format.ts';
import { changeLabels } from './view/change-labels.ts';
import type { View } from './view/view.ts';

/** What the last analysis made of the insights. Each number shows those that it counts, and all again. */
export function RunLine({ insights, view, onView }: Omit<Props, 'kind' | 'count'>) {
  const counts = changeKinds.map((kind) => [kind, insights.filter(({ lastRun }) => lastRun === kind).length] as const);
  if (counts.every(([, count]) => count === 0)) return null;
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-text-2 tabular-nums pointer-coarse:min-h-10">
      <span className="text-text-3">Last analysis:</span>
      {counts.map(([kind, count], i) => (
        <Fragment key={kind}>
          <Count kind={kind} count={count} insights={insights} view={view} onView={onView} />
          {i < counts.length - 1 && (
            <span aria-hidden="true" className="text-text-3">
              ·
            </span>
          )}
        </Fragment>
      ))}
    </p>
  );
}

type Props = {
  kind: ChangeKind;
  count: number;
  insights: readonly Insight[];
  view: View;
  onView: (view: View) => void;
};

function Count({ kind, count, view, onView }: Props) {
  const text = `${formatNumber(count)} ${changeLabels[kind]}`;
  if (count === 0) return <span className="text-text-3">{text}</span>;
  const isOn = view.run === kind;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onView({ ...view, run: isOn ? null : kind })}
      className={clsx(
        'min-h-6 rounded-icon underline decoration-line-strong decoration-dotted underline-offset-3 hover:text-ink pointer-coarse:min-h-10',
        isOn && 'font-control text-ink decoration-solid',
      )}
    >
      {text}
    </button>
  );
}
