import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { IconButton } from '../../../ui/button.tsx';
import { whereSaid } from './where-said.ts';
import { WhereSaidPicture } from './where-said-picture.tsx';

/** Above the line of its strength, over its own card. */
export function WhereSaidPopover({ insight, onClose }: { insight: Insight; onClose: (outside?: boolean) => void }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    const outside = (event: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) latest.current(true);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-x-0 bottom-full z-10 mb-1 animate-[rise_160ms_ease-out] scroll-my-20 rounded-card border border-line bg-surface p-4 shadow-float outline-none"
    >
      <div className="mb-1 flex items-center justify-between">
        <h4 id={id} className="font-control">
          Who said this, and where
        </h4>
        <IconButton label="Close" onClick={() => onClose()} className="-me-2">
          <X className="icon" />
        </IconButton>
      </div>
      <WhereSaidPicture {...whereSaid(insight.analysis.evidence)} />
    </section>
  );
}
