import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { Button } from '../../../../ui/button.tsx';
import { preloadRows } from '../rows/lazy-rows.ts';
import { filtersOf, labelOf, searchOf, sorts } from './arrange.ts';
import { type View, type ViewKey, viewKeys } from './view.ts';

const loadPanel = () => import('./view-panel.tsx');
const ViewPanel = lazy(() => loadPanel().then((m) => ({ default: m.ViewPanel })));

type Props = {
  insights: readonly Insight[];
  view: View;
  onView: (view: View) => void;
  /** At the end of the row. */
  children: ReactNode;
};

/** One button for sorting and filtering, and what is set beside it. */
export function ViewControl({ insights, view, onView, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const filters = useMemo(() => filtersOf(insights), [insights]);
  useAddress(view);
  const close = useCallback((outside?: boolean) => {
    setOpen(false);
    if (!outside && box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
  }, []);
  const preload = () => {
    void loadPanel().catch(() => {});
    preloadRows();
  };
  const active = viewKeys.flatMap((key) => {
    const value = view[key];
    if (!value) return [];
    return [{ key, label: key === 'sort' ? sortLabel(value) : labelOf(filters, key, value) }];
  });
  return (
    <div ref={box} className="relative">
      <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-1 pointer-coarse:min-h-10">
        <Button
          variant="ghost"
          size="small"
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!open)}
          className="-ms-3"
        >
          <SlidersHorizontal aria-hidden="true" className="icon" />
          Sort and filter
        </Button>
        {active.map(({ key, label }) => (
          <SetChip key={key} name={names[key]} label={label} onClear={() => onView({ ...view, [key]: null })} />
        ))}
        <div className="ms-auto flex flex-wrap items-center gap-x-1 max-md:-ms-3 max-md:basis-full">{children}</div>
      </div>
      {open && (
        <Suspense>
          <ViewPanel filters={filters} view={view} onView={onView} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

const names: Record<ViewKey, string> = {
  sort: 'Sorted by',
  run: 'Last analysis',
  question: 'Question',
  topic: 'Topic',
  document: 'Document',
  person: 'Person',
  badge: 'Badge',
  sentiment: 'Sentiment',
};
const sortLabel = (value: string) => sorts.find((sort) => sort.value === value)?.label ?? value;

function SetChip({ name, label, onClear }: { name: string; label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="inline-flex h-6.5 max-w-60 items-center gap-1 rounded-full border border-accent bg-accent-soft ps-2.5 pe-1.5 text-label text-ink pointer-coarse:h-8"
    >
      <span className="flex-none text-text-2">{name}</span> <bdi className="truncate">{label}</bdi>
      <span className="sr-only">, take away</span>
      <X aria-hidden="true" className="size-3.25 flex-none text-text-3" strokeWidth={1.75} />
    </button>
  );
}

/** The address follows the view, without a new history entry. */
function useAddress(view: View): void {
  useEffect(() => {
    const next = searchOf(view, location.search);
    if (next !== location.search) history.replaceState(history.state, '', location.pathname + next + location.hash);
  }, [view]);
}
