import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { counted } from '../../../lib/format.ts';
import { preloadable } from '../../../lib/preloadable.tsx';

const { Component: SourceList, preload } = preloadable(() => import('./source-list.tsx').then((m) => m.SourceList));

/** How many files an insight cites; their names on demand. `children` are the rest of the card's meta row. */
export function Sources({ insight, children }: { insight: Insight; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = insight.analysis.sources?.length ?? 0;
  return (
    <div>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-label text-text-3">
        {count === 0 ? (
          <span>No source files</span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-6 items-center gap-0.5 rounded-icon hover:text-ink"
          >
            <bdi>{counted(count, 'source')}</bdi>
            <ChevronDown aria-hidden="true" className={clsx('size-3.25', open && 'rotate-180')} strokeWidth={1.75} />
          </button>
        )}
        {children}
      </div>
      <div id={id}>
        {open && (
          <Suspense>
            <SourceList insight={insight} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
