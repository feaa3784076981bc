import { type RefObject, useEffect } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/**
 * Which of the boxes is next in a direction, seen from one of them; -1 when there is none. Left and right continue at the next
 * row's other end, as one reads; up and down stay in the column.
 */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction, rightToLeft = false): number {
  const here = boxes[from];
  if (!here) return boxes.length > 0 ? 0 : -1;
  if (direction === 'ArrowLeft' || direction === 'ArrowRight') {
    const next = from + ((direction === 'ArrowRight') === rightToLeft ? -1 : 1);
    return next >= 0 && next < boxes.length ? next : -1;
  }
  const down = direction === 'ArrowDown';
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const isBeyond = down ? box.top >= here.bottom : box.bottom <= here.top;
    if (!isBeyond) continue;
    const gap = down ? box.top - here.bottom : here.top - box.bottom;
    // The row counts first, then the column.
    const distance = 10 * gap + Math.abs(middle(box).x - middle(here).x);
    if (distance < least) [least, best] = [distance, index];
  }
  return best;
}

const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);
const isHeld = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ctrlKey || metaKey || altKey || shiftKey;

/**
 * Arrow keys move between the cards inside `list`, Enter opens the source of the focused card's quote. Up and down are the
 * page's own until a card has the focus, so that the page still scrolls by them.
 */
export function useCardKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHeld(event) || document.querySelector('[data-covers-page], [role=menu]')) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
      const at = cards.indexOf(document.activeElement as HTMLElement);
      if (at >= 0 && event.key === 'Enter') return cards[at]?.querySelector<HTMLElement>('blockquote a')?.click();
      if (!isDirection(event.key)) return;
      const isFree = [document.body, document.getElementById('main')].includes(document.activeElement as HTMLElement);
      const mayEnter = isFree && /Left|Right/.test(event.key);
      if (at < 0 && !mayEnter) return;
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const next = cards[nextBox(boxes, at, event.key, document.dir === 'rtl')];
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [list]);
}
