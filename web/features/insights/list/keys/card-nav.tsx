import { type RefObject, useEffect, useRef } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { useCardKeys } from './card-keys.ts';

type Props = {
  list: RefObject<HTMLElement | null>;
  insights: readonly Insight[];
  /** Brings the card of this place into the page, where only those in sight are in it. */
  onReveal: (index: number) => void;
};

/** The id of the insight that the address names, as in /insights/3#insight-27. */
const named = () => Number(/^#insight-(\d+)$/.exec(location.hash)?.[1]);
/** A card far down the list is drawn only once the list has scrolled there. */
const framesToWait = 60;

/** Moves by keys between the cards of a list, and leads to the card that the address names. */
export function CardNav({ list, insights, onReveal }: Props) {
  useCardKeys(list);
  const latest = useRef({ insights, onReveal });
  useEffect(() => {
    latest.current = { insights, onReveal };
  });
  useEffect(() => {
    const lead = () => {
      const id = named();
      const index = latest.current.insights.findIndex((insight) => insight.id === id);
      if (index < 0) return;
      latest.current.onReveal(index);
      focusCard(list, `insight-${id}`, framesToWait);
    };
    lead();
    // The router fires an event of that name for each pushState.
    for (const name of ['pushState', 'popstate', 'hashchange']) addEventListener(name, lead);
    return () => {
      for (const name of ['pushState', 'popstate', 'hashchange']) removeEventListener(name, lead);
    };
  }, [list]);
  return null;
}

function focusCard(list: RefObject<HTMLElement | null>, titleId: string, frames: number): void {
  const card = list.current?.querySelector(`[id="${titleId}"]`)?.closest('article');
  if (card) {
    card.scrollIntoView({ block: 'center' });
    card.focus({ preventScroll: true });
  } else if (frames > 0) {
    requestAnimationFrame(() => focusCard(list, titleId, frames - 1));
  }
}
