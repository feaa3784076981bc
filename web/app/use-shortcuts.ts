import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isPaletteKey, secondKeyMs, type Wish, wishOf } from './shortcuts.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
/** A dialog or menu has its own keys. */
const isCovered = () => document.querySelector('[data-covers-page], [role=menu]') !== null;

/** Listens for the shortcuts of every page. Letters are ignored while the user types or a dialog covers the page. */
export function useShortcuts(onWish: (wish: Exclude<Wish, { kind: 'go' }>) => void, places: readonly string[]): void {
  const [, navigate] = useLocation();
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  const lastG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isCovered() || (isTyping(event.target) && !isPaletteKey(event))) return;
      const { wish, waits } = wishOf(event, event.timeStamp - lastG.current < secondKeyMs);
      lastG.current = waits ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!wish) return;
      event.preventDefault();
      if (wish.kind !== 'go') onWish(wish);
      // A page that the visitor does not see in the navigation has no shortcut either.
      else if (latest.current.includes(wish.href)) navigate(wish.href);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, onWish]);
}
