import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';

type Trigger = Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'>;

type Props = {
  label: string;
  trigger: (props: Trigger) => ReactNode;
  /** Shown above the items; not part of the menu for assistive technology. */
  heading?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A menu button: arrow keys, Home and End move; Escape and Tab close; a click elsewhere closes. */
export function Menu({ label, trigger, heading, align = 'end', children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const list = [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    (list.find((item) => item.ariaChecked === 'true') ?? list[0])?.focus();
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Tab') return setOpen(false);
    const list = items();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (next !== undefined) list.at(next % list.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the focused item inside; the box only gathers them
    <div ref={box} className="relative" onKeyDown={onKeyDown}>
      {trigger({
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-haspopup': 'menu',
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div
          className={clsx(
            'absolute top-full z-30 mt-2 max-h-[70dvh] w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-44 overflow-y-auto rounded-card border border-line',
            'animate-[rise_160ms_ease-out] bg-surface p-1 shadow-float',
            align === 'end' ? 'end-0' : 'start-0',
          )}
        >
          {heading}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on an item closes the menu; keys reach the item itself */}
          <div id={id} role="menu" tabIndex={-1} aria-label={label} onClick={close}>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

const itemLook =
  'flex w-full items-center gap-2 rounded-icon px-2.5 min-h-9 py-1.5 text-start text-text-2 hover:bg-sunken hover:text-ink focus-visible:bg-sunken focus-visible:text-ink focus-visible:outline-offset-[-2px] pointer-coarse:min-h-10';

export function MenuItem({
  onSelect,
  disabled,
  children,
}: {
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
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
