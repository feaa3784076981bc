import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { InsightCardSkeleton } from '../card/insight-card.tsx';
import { Rows } from './rows/lazy-rows.ts';

const CardNav = lazy(() => import('./keys/card-nav.tsx').then((m) => ({ default: m.CardNav })));

/** Up to this many cards all are in the page, where the browser's own search finds them; beyond, only those in sight. */
const plainLimit = 24;
/** Enough to fill a large screen while the code for more is on its way. */
const firstCards = 9;
const gridLook = 'grid gap-x-5 gap-y-5';

type Props = {
  insights: readonly Insight[];
  /** Whether each question is above the insights that answer it. */
  isGrouped?: boolean;
  split?: boolean;
  card: (insight: Insight) => ReactNode;
};

export function InsightGrid({ insights, isGrouped = false, split = false, card }: Props) {
  const two = useMedia('(min-width: 45rem)');
  const three = useMedia('(min-width: 68.75rem)');
  const columns = split ? 1 : three ? 3 : two ? 2 : 1;
  const list = useRef<HTMLDivElement>(null);
  const [revealed, reveal] = useState<number>();
  const rowLook = clsx(gridLook, columnLook(split));
  const plain = (count: number) => (
    <div className={rowLook}>{insights.slice(0, count).map((insight) => card(insight))}</div>
  );
  const isShort = insights.length <= plainLimit;
  return (
    <div ref={list}>
      {isShort && !isGrouped ? (
        plain(plainLimit)
      ) : (
        <Suspense fallback={isGrouped ? <InsightGridSkeleton split={split} /> : plain(firstCards)}>
          <Rows {...{ insights, columns, isGrouped, isShort, rowLook, card, revealed }} />
        </Suspense>
      )}
      <Suspense>
        <CardNav list={list} insights={insights} onReveal={reveal} />
      </Suspense>
    </div>
  );
}

export function InsightGridSkeleton({ split = false, count = 6 }: { split?: boolean; count?: number }) {
  return (
    <div className={clsx(gridLook, columnLook(split))}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same and never move
        <InsightCardSkeleton key={index} split={split} />
      ))}
    </div>
  );
}

function columnLook(split: boolean): string {
  return split
    ? 'grid-cols-[minmax(0,1fr)]'
    : 'grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]';
}
