import type { UsagePage } from '#contract/models/usage.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatCost, formatTokens } from './rules.ts';

/** The sums of the period, and how much of this month's limit is used. */
export function Totals({ totals, thisMonth }: Pick<UsagePage, 'totals' | 'thisMonth'>) {
  const facts: [name: string, value: string, note: string][] = [
    ['Calls', formatNumber(totals.calls), callsNote(totals)],
    ['Input tokens', formatTokens(totals.inputTokens), ''],
    ['Output tokens', formatTokens(totals.outputTokens), ''],
    ['Cost', formatCost(totals.cost), totals.cost === null ? 'No price is set' : 'By the prices in Settings'],
  ];
  return (
    <section aria-label="Totals" className="panel p-5 max-md:p-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {facts.map(([name, value, note]) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-label text-text-3">{name}</dt>
            <dd className="text-section tabular-nums">{value}</dd>
            {note && <dd className="text-label text-text-3">{note}</dd>}
          </div>
        ))}
      </dl>
      <MonthLimit {...thisMonth} />
    </section>
  );
}

function callsNote({ cached, failed }: UsagePage['totals']): string {
  const parts = [
    cached > 0 && `${formatNumber(cached)} from stored replies`,
    failed > 0 && `${formatNumber(failed)} failed`,
  ];
  return parts.filter(Boolean).join(', ');
}

function MonthLimit({ tokens, limit }: UsagePage['thisMonth']) {
  if (limit === null) return null;
  const share = Math.min(1, tokens / limit);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="mb-2 text-text-2 tabular-nums">
        {formatTokens(tokens)} of {formatTokens(limit)} tokens used this month
        {share >= 1 && <span className="font-medium text-danger">: the limit is reached</span>}
      </p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={share >= 1 ? 'h-full bg-danger' : 'h-full bg-accent'}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
