import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';

type Props = {
  label: string;
  /** `outside`: something else was pressed, which has the focus now. */
  onClose: (outside?: boolean) => void;
  /** Shown above the items; not part of the menu for assistive technology. */
  heading?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** The menu of a MenuButton: arrow keys, Home and End move; Escape and Tab close; a click elsewhere closes. */
export function MenuPanel({ label, onClose, heading, align = 'end', children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    const list = [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    (list.find((item) => item.ariaChecked === 'true' || item.ariaCurrent) ?? list[0])?.focus();
    const outside = (event: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) onClose(true);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const list = items();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (next !== undefined) list.at(next % list.length)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={panel}
      className={clsx(
        'absolute top-full z-30 mt-2 max-h-[70dvh] w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-44 overflow-y-auto rounded-card border border-line',
        'animate-[rise_160ms_ease-out] bg-surface p-1 shadow-float',
        align === 'end' ? 'end-0' : 'start-0',
      )}
    >
      {heading}
      <div role="menu" tabIndex={-1} aria-label={label} onClick={() => onClose()} onKeyDown={onKeyDown}>
        {children}
      </div>
    </div>
  );
}

const itemLook =
  'flex w-full items-center gap-2 rounded-icon px-2.5 min-h-9 py-1.5 text-start text-text-2 hover:bg-sunken hover:text-ink focus-visible:bg-sunken focus-visible:text-ink focus-visible:outline-offset-[-2px] pointer-coarse:min-h-10';

type ItemProps = { onSelect: () => void; disabled?: boolean; children: ReactNode };

export function MenuItem({ onSelect, disabled, children }: ItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onSelect} disabled={disabled} className={itemLook}>
      {children}
    </button>
  );
}

type LinkProps = { href: string; onSelect?: () => void; current?: boolean; children: ReactNode };

export function MenuLink({ href, onSelect, current, children }: LinkProps) {
  return (
    <Link
      href={href}
      role="menuitem"
      tabIndex={-1}
      aria-current={current ? 'page' : undefined}
      onClick={onSelect}
      className={clsx(itemLook, current && 'font-control text-ink')}
    >
      {children}
    </Link>
  );
}

type ChoiceProps = { checked: boolean; onSelect: () => void; children: ReactNode };

export function MenuChoice({ checked, onSelect, children }: ChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      onClick={onSelect}
      className={itemLook}
    >
      {children}
      <Check className={clsx('icon ms-auto text-accent', !checked && 'invisible')} />
    </button>
  );
}
