import { useEffect } from 'react';

/**
 * Parts of the text get their true height only when they come near the window, a few frames after a scroll. The place is corrected until
 * the passage has stayed where it is for so many frames, and for no more than so many in all.
 */
const framesAtRest = 15;
const mostFrames = 180;

/** Whatever people do to move on ends the corrections. */
const movesOn = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Brings the highlighted passage to the middle of the window and puts the focus on it. */
export function usePassageInView(key: string | null): void {
  useEffect(() => {
    if (!key) return;
    let frame = 0;
    let frames = 0;
    let atRest = 0;
    let top: number | undefined;
    const stop = () => {
      cancelAnimationFrame(frame);
      for (const move of movesOn) removeEventListener(move, stop);
    };
    const settle = () => {
      const passage = document.querySelector<HTMLElement>('mark[data-active]');
      if (!passage) return stop();
      const now = passage.getBoundingClientRect().top;
      atRest = now === top ? atRest + 1 : 0;
      if (atRest === 0) passage.scrollIntoView({ block: 'center' });
      if (frames === 0) passage.focus({ preventScroll: true });
      top = passage.getBoundingClientRect().top;
      frames += 1;
      if (atRest >= framesAtRest || frames >= mostFrames) return stop();
      frame = requestAnimationFrame(settle);
    };
    // Once the text has been painted: a scroll in the same frame would count as the whole page moving.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(settle);
    });
    for (const move of movesOn) addEventListener(move, stop, { passive: true });
    return stop;
  }, [key]);
}
