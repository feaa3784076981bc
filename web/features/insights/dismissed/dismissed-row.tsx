import type { DismissedInsight } from '#contract/insights/dismissed-insights.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { passageAddress } from '../../../lib/passage-address.ts';
import { Button } from '../../../ui/button.tsx';
import { QuoteText } from '../../../ui/quote-text.tsx';
import { SourceLine } from '../../../ui/source-line.tsx';
import { useAllowDismissed } from './use-allow-dismissed.ts';

type Quote = DismissedInsight['quotes'][number];
type Props = { projectId: number; dismissed: DismissedInsight };

export function DismissedRow({ projectId, dismissed: { id, dismissedAt, dismissedBy, quotes } }: Props) {
  const allow = useAllowDismissed(projectId, id);
  const [lead, ...more] = quotes;
  const quoteId = `dismissed-${id}`;
  return (
    <li className="grid gap-2 py-4">
      {lead && (
        <div id={quoteId}>
          <CutQuote quote={lead} />
        </div>
      )}
      {more.length > 0 && <MoreQuotes quotes={more} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-label text-text-3">
          Deleted {formatShortDate(dismissedAt)}
          {dismissedBy && (
            <>
              {' by '}
              <bdi className="[overflow-wrap:anywhere]">{dismissedBy}</bdi>
            </>
          )}
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={quoteId}
          pending={allow.isPending}
          onClick={() => allow.mutate()}
        >
          Allow again
        </Button>
      </div>
    </li>
  );
}

function MoreQuotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <details>
      <summary className="text-link flex min-h-6 list-none items-center text-label pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        More quotes ({quotes.length})
      </summary>
      <ul className="mt-1 grid gap-3">
        {quotes.map((quote) => (
          <li key={`${quote.documentId}-${quote.start}`}>
            <CutQuote quote={quote} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function CutQuote({ quote }: { quote: Quote }) {
  return (
    <>
      <QuoteText text={quote.quote} href={passageAddress(quote)} />
      <SourceLine quote={quote.quote} fileName={quote.fileName} place={quote.place} className="mt-1" />
    </>
  );
}
