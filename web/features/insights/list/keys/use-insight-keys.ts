import { useEffect, useRef } from 'react';

type Keys = { onCreate: () => void; onSelect: (id: number, range: boolean) => void; onEscape: () => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
/** The id of the insight whose card has the focus. */
const cardId = () => Number(/^insight-(\d+)$/.exec(document.activeElement?.getAttribute('aria-labelledby') ?? '')?.[1]);

/** `c` writes a new insight, Space chooses the card that has the focus, Escape ends the choice. */
export function useInsightKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[data-covers-page], [role=menu]')) return;
      const id = cardId();
      if (event.key === ' ' && id) latest.current.onSelect(id, event.shiftKey);
      else if (event.key === 'c') latest.current.onCreate();
      else if (event.key === 'Escape') return latest.current.onEscape();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
