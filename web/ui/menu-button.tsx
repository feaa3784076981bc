import { type ComponentProps, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';

type Trigger = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-expanded' | 'aria-haspopup'
>;

type Props = {
  trigger: (props: Trigger) => ReactNode;
  /** Fetches the menu's code; called when a click is likely. */
  preload: () => unknown;
  /** The menu, a lazy component around MenuPanel. */
  children: (close: (outside?: boolean) => void) => ReactNode;
};

/** A button with a menu whose code is fetched when the pointer or the focus comes near. */
export function MenuButton({ trigger, preload, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback((outside?: boolean) => {
    setOpen(false);
    // The page would scroll to the button, away from what is being pressed.
    if (outside) return;
    // Only a focus that the menu had goes back to its button; one that has moved on stays where it is.
    if (box.current?.contains(document.activeElement)) {
      box.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }
  }, []);
  return (
    <div ref={box} className="relative">
      {trigger({
        onClick: () => setOpen(!open),
        onPointerEnter: preload,
        onFocus: preload,
        'aria-expanded': open,
        'aria-haspopup': 'menu',
      })}
      {open && <Suspense>{children(close)}</Suspense>}
    </div>
  );
}
