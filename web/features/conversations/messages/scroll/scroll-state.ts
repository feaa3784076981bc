/** When the scroll bar can be seen. `idle` is the time between the last movement and its disappearance. */
export type ScrollState = 'hidden' | 'scrolling' | 'interacting' | 'idle';
export type ScrollEvent = 'scroll' | 'scrollEnd' | 'pointerEnter' | 'pointerLeave' | 'hide';

export const scrollEndMs = 100;
export const hideDelayMs = 600;
const minThumbPx = 18;

const steps: Record<ScrollState, Partial<Record<ScrollEvent, ScrollState>>> = {
  hidden: { scroll: 'scrolling' },
  scrolling: { scrollEnd: 'idle', pointerEnter: 'interacting' },
  interacting: { scroll: 'interacting', pointerLeave: 'idle' },
  idle: { hide: 'hidden', scroll: 'scrolling', pointerEnter: 'interacting' },
};

export const nextScrollState = (state: ScrollState, event: ScrollEvent): ScrollState => steps[state][event] ?? state;

/** Where the thumb is in a track as high as the view, in pixels; null where everything can be seen. */
export function thumbOf(view: number, content: number, offset: number): { size: number; top: number } | null {
  if (view <= 0 || content <= view) return null;
  const size = Math.max(minThumbPx, (view * view) / content);
  const share = Math.min(1, Math.max(0, offset / (content - view)));
  return { size, top: share * (view - size) };
}

/** How far the content moves when the thumb is dragged by some pixels. */
export function scrolledBy(moved: number, view: number, content: number): number {
  const thumb = thumbOf(view, content, 0);
  return thumb && view > thumb.size ? (moved * (content - view)) / (view - thumb.size) : 0;
}
