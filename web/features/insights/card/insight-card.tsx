import clsx from 'clsx';
import type { ReactNode } from 'react';
import { standsUnderAsked } from '#contract/insights/asked.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import type { Language } from '#contract/languages.ts';
import { contentLanguage } from '../../../lib/content-language.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { ClippedText } from '../../../ui/clipped-text.tsx';
import { ContextLine } from '../../../ui/context-line.tsx';
import { coloredTags, defaultEmoji } from '../rules.ts';
import { Tags } from '../tags/tags.tsx';

import { Badge } from './badge.tsx';
import { QuoteBox } from './quote.tsx';
import { Sources } from './sources.tsx';

export type InsightCardProps = {
  insight: Insight;
  language: Language | undefined;
  chosen: readonly string[];
  onToggleTag: (name: string) => void;
  /** Marks what a search found in a text. */
  mark?: (text: string) => ReactNode;
  /** Where the insight comes from, on pages that mix projects. */
  origin?: ReactNode;
  /** One column beside the question panel: what is said at the start, its quote at the end, the rest below both. */
  split?: boolean;
  /** Where the insight can be changed: in place of the emoji and the tags. The foot shows how well it is supported. */
  lead?: ReactNode;
  tags?: ReactNode;
  foot: ReactNode;
};

/** Its six rows line up with those of its neighbours through subgrid. */
export function InsightCard(props: InsightCardProps) {
  const {
    insight,
    language,
    chosen,
    onToggleTag,
    mark = (text) => text,
    origin,
    split = false,
    lead,
    tags,
    foot,
  } = props;
  const { analysis } = insight;
  const impact = analysis.businessImpact || analysis.relevance;
  const titleId = `insight-${insight.id}`;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      {...contentLanguage(language)}
      className={clsx(
        'panel grid p-5 transition-colors duration-120 hover:border-line-strong max-md:p-4',
        split ? 'split-card' : 'row-span-6 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3.5',
      )}
    >
      <header className="flex gap-3">
        {lead ?? <EmojiTile insight={insight} />}
        <div className="min-w-0 flex-1">
          {origin}
          <ContextLine insight={insight} />
          <h3 id={titleId} dir="auto" className="text-card text-pretty break-words">
            {mark(titleOf(insight))}
          </h3>
          <Sources insight={insight}>
            <bdi>{formatShortDate(insight.createdAt)}</bdi>
            {analysis.badge && (
              <span className="ms-auto">
                <Badge badge={analysis.badge} />
              </span>
            )}
            {analysis.question && !standsUnderAsked(insight) && (
              <bdi title={analysis.question} className="answered">
                {analysis.question}
              </bdi>
            )}
          </Sources>
        </div>
      </header>
      <div>{tags ?? <Tags tags={coloredTags(insight)} chosen={chosen} onToggle={onToggleTag} />}</div>
      <div>
        {analysis.summary ? (
          <ClippedText clamp="line-clamp-5">{mark(analysis.summary)}</ClippedText>
        ) : (
          <p className="text-text-3">Not provided</p>
        )}
      </div>
      <QuoteBox insight={insight} />
      <section>
        <h4 className="text-label font-control text-text-2">Why it Matters</h4>
        {impact ? (
          <p dir="auto" className="mt-0.5 text-pretty break-words text-text-2">
            {impact}
          </p>
        ) : (
          <p className="mt-0.5 text-text-3">Not provided</p>
        )}
      </section>
      <footer className="self-end">{foot}</footer>
    </article>
  );
}

export function EmojiTile({ insight: { analysis } }: { insight: Insight }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-control bg-sunken text-[1.1875rem] leading-none"
    >
      {analysis.emoji || defaultEmoji}
    </span>
  );
}

/** As high as a card with a summary and a quote of middling length. */
export function InsightCardSkeleton({ split = false }: { split?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('panel late flex flex-col gap-3.5 p-5', split ? 'min-h-72' : 'row-span-6 min-h-128')}
    >
      <div className="flex gap-3">
        <span className="placeholder size-9 rounded-control" />
        <div className="grid flex-1 content-start gap-2.5 pt-1">
          <span className="placeholder h-4 w-11/12" />
          <span className="placeholder h-3 w-1/2" />
        </div>
      </div>
      <div className="flex gap-1.5">
        <span className="placeholder h-6.5 w-18 rounded-full" />
        <span className="placeholder h-6.5 w-23 rounded-full" />
      </div>
      <div className="grid gap-2.5">
        <span className="placeholder h-3.5" />
        <span className="placeholder h-3.5" />
        <span className="placeholder h-3.5" />
        <span className="placeholder h-3.5" />
        <span className="placeholder h-3.5 w-2/3" />
      </div>
      <div className="grid gap-2.5 rounded-control bg-bg p-4">
        <span className="placeholder h-3 w-2/5" />
        <span className="placeholder h-4" />
        <span className="placeholder h-4 w-4/5" />
      </div>
      <div className="grid gap-2.5">
        <span className="placeholder h-3 w-1/3" />
        <span className="placeholder h-3.5 w-11/12" />
        <span className="placeholder h-3.5 w-4/5" />
      </div>
      <span className="placeholder mt-auto h-3 w-2/5" />
    </div>
  );
}
