import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';

type Props = {
  insights: readonly Insight[];
  columns: number;
  rowLook: string;
  card: (insight: Insight) => ReactNode;
  /** The place of a card to scroll to. */
  revealed: number | undefined;
};

const rowGap = 20;

/** Only the rows near the window are in the page, so that thousands of insights scroll as well as ten. */
export function VirtualRows({ insights, columns, rowLook, card, revealed }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    // Panels above the list open and close; the list's own offset has to follow.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(insights.length / columns),
    estimateSize: () => (columns === 1 ? 420 : 520),
    overscan: 2,
    gap: rowGap,
    scrollMargin: top,
  });

  useEffect(() => {
    if (revealed !== undefined) virtualizer.scrollToIndex(Math.floor(revealed / columns), { align: 'center' });
  }, [revealed, columns, virtualizer]);

  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={`${rowLook} absolute inset-x-0 top-0`}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {insights.slice(index * columns, (index + 1) * columns).map((insight) => card(insight))}
        </div>
      ))}
    </div>
  );
}
