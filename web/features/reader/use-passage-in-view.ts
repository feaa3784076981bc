import { useEffect } from 'react';

/** How often the place is corrected: parts above the passage get their true height only when they are laid out. */
const corrections = 6;

/** Brings the highlighted passage to the middle of the window and puts the focus on it. */
export function usePassageInView(key: string | null): void {
  useEffect(() => {
    if (!key) return;
    let left = corrections;
    let frame = 0;
    const settle = () => {
      const passage = document.querySelector<HTMLElement>('mark[data-active]');
      if (!passage) return;
      passage.scrollIntoView({ block: 'center' });
      if (left === corrections) passage.focus({ preventScroll: true });
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(settle);
    };
    // Once the text has been painted: a scroll in the same frame would count as the whole page moving.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(settle);
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}
