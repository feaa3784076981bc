import { type RefObject, useEffect, useRef } from 'react';

/** When an entry is removed, the button inside it that had the focus goes with it; the list around it takes the focus then. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [list, count]);
}
