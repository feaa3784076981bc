import clsx from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { wasCancelled } from '#contract/analysis/analysis-changes.ts';
import { progressValues } from '#contract/analysis/progress-values.ts';
import { Button } from '../../ui/button.tsx';
import { ContinueRun } from './continue-run.tsx';
import type { ShownStatus } from './reconcile.ts';
import { isOver } from './rules.ts';
import { RunDocuments } from './run-documents.tsx';
import { type RunDocument, statusTexts, stepsOf } from './run-rules.ts';
import { RunUsage } from './run-usage.tsx';

type Props = {
  status: ShownStatus;
  run: AnalysisProgress | null;
  documents: readonly RunDocument[];
  unreachable: boolean;
  cancelling: boolean;
  onCancel: () => void;
  report: ReactNode;
};

/** The progress of a run that is not completed. */
export function ProgressBlock({ status, run, documents, unreachable, cancelling, onCancel, report }: Props) {
  const cancelled = wasCancelled(status);
  const failed = status.status === 'error' && !cancelled;
  const canContinue = run?.canContinue === true;
  const value = progressValues[status.status];
  const text = unreachable ? 'The server cannot be reached, trying again' : statusTexts[status.status];
  return (
    <div className="border-t border-line px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <ol className="flex flex-wrap gap-x-5 gap-y-1.5 max-md:grid max-md:w-full">
          {stepsOf(status).map(({ label, state }) => (
            <li
              key={label}
              className={clsx(
                'flex items-center gap-1.5 text-[0.8125rem]',
                state === 'now' ? 'font-control text-ink' : state === 'done' ? 'text-text-2' : 'text-text-3',
              )}
            >
              <StepMark state={state} />
              {label}
              <span className="sr-only">{state === 'done' ? '(done)' : state === 'now' ? '(under way)' : ''}</span>
            </li>
          ))}
        </ol>
        <div
          role="progressbar"
          aria-label="Analysis progress"
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 min-w-24 flex-1 overflow-hidden rounded-full bg-line"
        >
          <div
            className={clsx('h-full rounded-full transition-[width] duration-400', failed ? 'bg-danger' : 'bg-accent')}
            style={{ width: `${value}%` }}
          />
        </div>
        <span className="text-[0.8125rem] text-text-2 tabular-nums">{value}%</span>
      </div>
      <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <output className={clsx('block text-label', failed ? 'sr-only' : 'text-text-3')}>
            {cancelled ? `${status.error} Select documents to analyze again.` : text}
          </output>
          {failed && (
            <p role="alert" className="flex items-start gap-1.5 text-danger">
              <CircleAlert className="icon mt-0.5" />
              <span className="min-w-0 break-words">
                {status.error || 'The analysis stopped.'}
                {!canContinue && ' Change the selection if needed and analyze again.'}
              </span>
            </p>
          )}
          <RunUsage run={run} />
          {!cancelled && <RunDocuments documents={documents} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {report}
          {failed && canContinue && run && <ContinueRun run={run} />}
          {!isOver(status.status) && (
            <Button
              variant="secondary"
              size="small"
              onClick={onCancel}
              pending={cancelling}
              pendingText="Cancelling..."
            >
              Cancel
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function StepMark({ state }: { state: 'done' | 'now' | 'ahead' }) {
  if (state === 'done') return <Check aria-hidden="true" className="icon text-ok" strokeWidth={2.5} />;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'm-1 size-2 rounded-full',
        state === 'now' ? 'animate-[beat_1.6s_ease-in-out_infinite] bg-accent' : 'border border-line-strong',
      )}
    />
  );
}
