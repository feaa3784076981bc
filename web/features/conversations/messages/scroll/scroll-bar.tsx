import clsx from 'clsx';
import { type PointerEvent, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { hideDelayMs, nextScrollState, scrollEndMs, scrolledBy, thumbOf } from './scroll-state.ts';

type Props = { view: RefObject<HTMLElement | null> };

/** Lies over the messages while they scroll. For the pointer only: the keyboard scrolls the messages themselves. */
export function ScrollBar({ view }: Props) {
  const [state, send] = useReducer(nextScrollState, 'hidden');
  const thumb = useThumb(view, () => send('scroll'));
  const dragged = useRef<{ y: number; offset: number } | null>(null);

  useEffect(() => {
    if (state !== 'scrolling' && state !== 'idle') return;
    const [event, ms] = state === 'idle' ? (['hide', hideDelayMs] as const) : (['scrollEnd', scrollEndMs] as const);
    const timer = setTimeout(() => send(event), ms);
    return () => clearTimeout(timer);
  });

  if (!thumb) return null;
  const drag = (event: PointerEvent) => {
    const box = view.current;
    if (!box || !dragged.current) return;
    const moved = event.clientY - dragged.current.y;
    box.scrollTop = dragged.current.offset + scrolledBy(moved, box.clientHeight, box.scrollHeight);
  };
  return (
    <div
      aria-hidden="true"
      data-scroll-bar={state}
      onPointerEnter={() => send('pointerEnter')}
      onPointerLeave={() => dragged.current ?? send('pointerLeave')}
      className={clsx(
        'absolute inset-y-0 inset-e-0 w-2.5 transition-opacity duration-160',
        state === 'hidden' ? 'pointer-events-none opacity-0' : 'opacity-100',
      )}
    >
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { y: event.clientY, offset: view.current?.scrollTop ?? 0 };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        className="absolute inset-x-0.5 top-0 rounded-full bg-line-strong"
        style={{ height: thumb.size, transform: `translateY(${thumb.top}px)` }}
      />
    </div>
  );
}

function useThumb(view: RefObject<HTMLElement | null>, onScroll: () => void) {
  const [thumb, setThumb] = useState<ReturnType<typeof thumbOf>>(null);
  const latest = useRef(onScroll);
  const measure = useCallback(() => {
    const box = view.current;
    if (box) setThumb(thumbOf(box.clientHeight, box.scrollHeight, box.scrollTop));
  }, [view]);
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const scrolled = () => {
      measure();
      latest.current();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [view, measure]);
  return thumb;
}
