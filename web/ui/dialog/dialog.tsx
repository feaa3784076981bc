import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /**
   * A sheet comes from the end edge and covers the height; it is for navigation. A question is as high as its words, on phones
   * too. A chat is about 70 % of the window wide and 90 % high.
   */
  shape?: 'dialog' | 'question' | 'sheet' | 'chat';
  children: ReactNode;
};

const leavingMs = 160;
const middle = 'max-h-[min(90dvh,56rem)] w-full max-w-136 border border-line max-md:max-w-none max-md:border-0';
const shapes = {
  dialog: `${middle} rounded-card max-md:h-dvh max-md:max-h-none max-md:rounded-none`,
  question: `${middle} rounded-card max-md:rounded-b-none`,
  chat: 'h-[90dvh] overflow-hidden w-[max(70vw,min(100vw-2rem,48rem))] rounded-card border border-line max-md:h-dvh max-md:w-full max-md:rounded-none max-md:border-0',
  sheet: 'h-dvh w-72 max-w-[85vw] border-s border-line',
};
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A modal dialog. It makes the page inert itself instead of using showModal(): toasts live beside the page's root and must
 * stay readable and within reach while a dialog is open, which the browser's own modal state forbids.
 */
export function Dialog({ open, ...rest }: Props) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), leavingMs);
    return () => clearTimeout(timer);
  }, [open]);
  return present ? createPortal(<Surface leaving={!open} {...rest} />, document.body) : null;
}

function Surface({
  leaving,
  onClose,
  title,
  description,
  shape = 'dialog',
  children,
}: Omit<Props, 'open'> & { leaving: boolean }) {
  const id = useId();
  const surface = useRef<HTMLDialogElement>(null);
  useModality(surface, leaving);
  useKeys(surface, leaving, onClose);

  return (
    <div
      data-covers-page
      data-leaving={leaving || undefined}
      className={clsx(
        'fixed inset-0 z-40 flex bg-veil',
        leaving ? 'animate-[leave_160ms_forwards]' : 'animate-[appear_160ms]',
        {
          'items-center justify-center max-md:items-end': shape !== 'sheet',
          'justify-end': shape === 'sheet',
        },
      )}
    >
      <dialog
        open
        ref={surface}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        className={clsx(
          'static m-0 flex flex-col bg-surface text-ink shadow-float outline-none',
          !leaving && 'animate-[rise_200ms_var(--ease-out)]',
          shapes[shape],
        )}
      >
        <header className="flex items-start gap-3 px-6 pt-5 pb-4 max-md:px-4">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="text-section text-balance">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1 text-text-2 text-pretty">
                {description}
              </p>
            )}
          </div>
          <IconButton label="Close" onClick={onClose} className="-me-2 -mt-0.5">
            <X className="icon" />
          </IconButton>
        </header>
        {children}
      </dialog>
    </div>
  );
}

/** All dialogs that are open, the uppermost last. */
const covers = () => [...document.querySelectorAll('[data-covers-page]:not([data-leaving])')];

/** Keeps the rest of the page, and dialogs below, inert while the dialog is there, and gives the focus back afterwards. */
function useModality(surface: { current: HTMLElement | null }, leaving: boolean) {
  useEffect(() => {
    if (leaving) return;
    const root = document.getElementById('root');
    const before = document.activeElement;
    // What was removed through the dialog takes its button with it; the list around it has the focus then.
    const around = before?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    const scrollBarWidth = innerWidth - document.documentElement.clientWidth;
    root?.setAttribute('inert', '');
    const below = covers().filter((cover) => !cover.contains(surface.current));
    for (const cover of below) cover.setAttribute('inert', '');
    // The page loses its scroll bar while it is covered; the room of the bar is kept, so that nothing moves.
    if (covers().length === 1) document.body.style.paddingInlineEnd = `${scrollBarWidth}px`;
    const first = surface.current?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? surface.current?.querySelector<HTMLElement>(focusable))?.focus();
    return () => {
      for (const cover of below) cover.removeAttribute('inert');
      // While another dialog is open below, the page stays inert.
      if (covers().length === 0) {
        root?.removeAttribute('inert');
        document.body.style.paddingInlineEnd = '';
      }
      if (before?.isConnected && before instanceof HTMLElement) before.focus();
      else around?.focus({ preventScroll: true });
    };
  }, [leaving, surface]);
}

/** Escape closes, Tab stays inside. On the document, because a button that is removed or disabled drops the focus. */
function useKeys(surface: { current: HTMLElement | null }, leaving: boolean, onClose: () => void) {
  // Before the dialog is drawn: on a busy machine a key may come sooner than an effect runs.
  useLayoutEffect(() => {
    if (leaving) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!covers().at(-1)?.contains(surface.current)) return;
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab') keepInside(event, surface.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [leaving, onClose, surface]);

  // A step that gave way to the next one may have taken the focus with it.
  useEffect(() => {
    if (!leaving && document.activeElement === document.body && covers().at(-1)?.contains(surface.current)) {
      surface.current?.focus();
    }
  });
}

function keepInside(event: KeyboardEvent, surface: HTMLElement | null) {
  const stops = [...(surface?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((stop) => stop.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  if (!first || !last || (at !== document.body && !surface?.contains(at))) return;
  const leaves = event.shiftKey ? at === first || at === surface : at === last;
  if (!leaves && at !== document.body) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** The scrolling middle of a dialog. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('min-h-0 flex-1 overflow-y-auto px-6 pb-1 max-md:px-4', className)}>{children}</div>;
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="flex justify-end gap-2 px-6 pt-4 pb-5 max-md:px-4">{children}</footer>;
}
