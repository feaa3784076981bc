import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** The topic's colour, shown in the dot only, so that any colour stays readable. */
  color?: string;
  pressed?: boolean;
  /** Whether what the chip opens is open. */
  expanded?: boolean;
  onClick: () => void;
  label?: string;
  /** Has the focus when its dialog opens. */
  first?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function Chip({ color, pressed, expanded, onClick, label, first, disabled, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-label={label}
      disabled={disabled}
      data-autofocus={first || undefined}
      onClick={onClick}
      className={clsx(
        'inline-flex h-6.5 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-label whitespace-nowrap',
        'transition-colors duration-120 disabled:opacity-55 pointer-coarse:h-8',
        pressed
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line bg-surface text-text-2 enabled:hover:border-line-strong enabled:hover:text-ink',
      )}
    >
      {color && <Dot color={color} />}
      <span dir="auto" className="truncate">
        {children}
      </span>
    </button>
  );
}

export function Dot({ color }: { color: string }) {
  return <span aria-hidden="true" className="size-2 flex-none rounded-full" style={{ backgroundColor: color }} />;
}
