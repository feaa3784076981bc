import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { QuestionHeading } from './question-heading.tsx';
import { type Row, rowsOf, rowWith } from './rows-of.ts';

export type RowsProps = {
  insights: readonly Insight[];
  columns: number;
  /** Whether each question is above the insights that answer it. */
  isGrouped: boolean;
  rowLook: string;
  card: (insight: Insight) => ReactNode;
  /** The place of a card to scroll to. */
  revealed: number | undefined;
};

const rowGap = 20;
/** Until a row is measured, in px. */
const estimateOf = (row: Row | undefined, columns: number): number => {
  if (row && 'heading' in row) return 56;
  return columns === 1 ? 420 : 520;
};

/** Only the rows near the window are in the page, so that thousands of insights scroll as well as ten. */
export function VirtualRows({ insights, columns, isGrouped, rowLook, card, revealed }: RowsProps) {
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

  const rows = useMemo(() => rowsOf(insights, columns, isGrouped), [insights, columns, isGrouped]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimateOf(rows[index], columns),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 2,
    gap: rowGap,
    scrollMargin: top,
  });

  useEffect(() => {
    if (revealed !== undefined) virtualizer.scrollToIndex(rowWith(rows, revealed), { align: 'center' });
  }, [revealed, rows, virtualizer]);

  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const isHeading = 'heading' in row;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={`${isHeading ? '' : rowLook} absolute inset-x-0 top-0`}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {isHeading ? <QuestionHeading group={row.heading} isFirst={index === 0} /> : row.insights.map(card)}
          </div>
        );
      })}
    </div>
  );
}
