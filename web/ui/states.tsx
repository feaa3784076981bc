import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type EmptyProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Without a frame, for a place that has one already. */
  bare?: boolean;
};

/** What belongs here, how it gets here, and the button that does it. */
export function EmptyState({ title, children, action, bare }: EmptyProps) {
  return (
    <div
      className={clsx(
        'grid justify-items-start gap-1 text-text-2',
        bare ? 'pt-1 pb-2' : 'rounded-card border border-dashed border-line px-6 py-8',
      )}
    >
      <p className="text-card text-ink">{title}</p>
      {children && <p className="max-w-[68ch] text-pretty">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type ErrorProps = { title: string; onRetry: () => void; retrying?: boolean; className?: string };

export function ErrorState({ title, onRetry, retrying, className }: ErrorProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line px-6 py-5',
        className,
      )}
    >
      <p className="flex-1 text-danger">{title}</p>
      <Button variant="secondary" size="small" onClick={onRetry} pending={retrying} pendingText="Retrying...">
        Retry
      </Button>
    </div>
  );
}
