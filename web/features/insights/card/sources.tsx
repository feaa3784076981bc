import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Insight } from '#contract/insights/insights.ts';
import { counted } from '../../../lib/format.ts';
import { useMay } from '../../auth/session/use-may.ts';

const WrittenBy = lazy(() => import('./written-by.tsx').then((m) => ({ default: m.WrittenBy })));

/** How many files an insight rests on; their names on demand. `children` are the rest of the card's meta row. */
export function Sources({ insight, children }: { insight: Insight; children: ReactNode }) {
  const mayOpen = useMay('documents.read');
  const id = useId();
  const [open, setOpen] = useState(false);
  const sources = insight.analysis.sources ?? [];
  return (
    <div>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-label text-text-3">
        {sources.length === 0 ? (
          <span>No source files</span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-6 items-center gap-0.5 rounded-icon hover:text-ink"
          >
            <bdi>{counted(sources.length, 'source')}</bdi>
            <ChevronDown aria-hidden="true" className={clsx('size-3.25', open && 'rotate-180')} strokeWidth={1.75} />
          </button>
        )}
        {children}
      </div>
      <ul id={id} hidden={!open} className="mt-1 grid gap-0.5 text-label">
        {sources.map(({ documentId, fileName }) => (
          <li key={documentId} dir="auto" className="break-all text-text-2">
            {mayOpen ? (
              <Link href={`/documents/${documentId}`} className="text-link inline-block min-h-6">
                {fileName}
              </Link>
            ) : (
              fileName
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <WrittenBy insight={insight} />
        </Suspense>
      )}
    </div>
  );
}
