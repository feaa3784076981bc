import { formatNumber } from '../../../../lib/format.ts';
import type { QuestionGroup } from './rows-of.ts';

type Props = { id?: string; group: QuestionGroup; isFirst: boolean };

/** Above the insights that answer a question. */
export function QuestionHeading({ id, group: { question, insights }, isFirst }: Props) {
  return (
    <h3 id={id} className={`flex items-baseline gap-2 border-b border-line pb-2 text-card ${isFirst ? '' : 'pt-4'}`}>
      <span dir="auto" className="min-w-0 text-pretty break-words">
        {question ?? 'Without a question'}
      </span>
      <span className="text-body font-normal text-text-3 tabular-nums">{formatNumber(insights.length)}</span>
    </h3>
  );
}
