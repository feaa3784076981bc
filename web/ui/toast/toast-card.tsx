import clsx from 'clsx';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import type { Notice } from './toast.tsx';

const shownMs = 5000;

export function ToastCard({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const card = useRef<HTMLDivElement>(null);
  const from = useFocusGivenBack(card);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, notice.ms ?? shownMs);
    return () => clearTimeout(timer);
  }, [held, onDone, notice.ms]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the notice only stops its clock
    <div
      ref={card}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (!card.current?.contains(relatedTarget)) from.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
      className={clsx(
        'pointer-events-auto flex animate-[rise_160ms_ease-out] items-start gap-3 rounded-card border bg-surface py-3 ps-4 pe-2 shadow-float',
        notice.destructive ? 'border-danger' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 break-words">
        <p className={clsx('font-semibold', notice.destructive && 'text-danger')}>{notice.title}</p>
        {notice.description && <p className="mt-0.5 text-text-2">{notice.description}</p>}
      </div>
      {notice.action && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onDone();
            notice.action?.onClick();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton label="Close notification" onClick={onDone}>
        <X className="icon" />
      </IconButton>
    </div>
  );
}

/** A notice that leaves with the focus gives it back to where it came from, else to what is uppermost. */
function useFocusGivenBack(card: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const from = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const dialogs = document.querySelectorAll('[data-covers-page]:not([data-leaving]) dialog');
      const top = [...dialogs].at(-1) ?? document.querySelector('main');
      const back = top?.contains(from.current) ? from.current : top;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [card]);
  return from;
}
