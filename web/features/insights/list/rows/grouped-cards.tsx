import { type ReactNode, useId } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { QuestionHeading } from './question-heading.tsx';
import { groupsOf } from './rows-of.ts';

type Props = { insights: readonly Insight[]; rowLook: string; card: (insight: Insight) => ReactNode };

/** A list that is short enough to be in the page as a whole, with a section for each question. */
export function GroupedCards({ insights, rowLook, card }: Props) {
  const id = useId();
  return (
    <div className="grid gap-5">
      {groupsOf(insights).map((group, i) => (
        <section key={group.question ?? ''} aria-labelledby={`${id}-${i}`} className="grid min-w-0 gap-5">
          <QuestionHeading id={`${id}-${i}`} group={group} isFirst={i === 0} />
          <div className={rowLook}>{group.insights.map((insight) => card(insight))}</div>
        </section>
      ))}
    </div>
  );
}
