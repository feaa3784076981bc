import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Content that opens and closes. Closed, it is out of reach of the keyboard and of screen readers. */
export function Unfold({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  return (
    <div id={id} className="unfold" data-open={open}>
      <div>{children}</div>
    </div>
  );
}

type ToggleProps = { controls: string; open: boolean; onToggle: () => void; disabled?: boolean; children: ReactNode };

/** The heading of a panel that folds. */
export function PanelToggle({ controls, open, onToggle, disabled, children }: ToggleProps) {
  return (
    <h2 className="min-w-0 text-lead font-semibold">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        disabled={disabled}
        onClick={onToggle}
        className="flex min-h-8 items-center gap-1.5 rounded-icon text-start pointer-coarse:min-h-10"
      >
        {children}
        <ChevronDown
          className={clsx('icon text-text-3 transition-transform duration-200', !open && '-rotate-90 rtl:rotate-90')}
        />
      </button>
    </h2>
  );
}
