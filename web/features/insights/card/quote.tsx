import type { Evidence, Insight } from '#contract/insights/insights.ts';
import { passageAddress } from '../../../lib/passage-address.ts';
import { QuoteText } from '../../../ui/quote-text.tsx';
import { SourceLine } from '../../../ui/source-line.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { quotesOf, unfoundQuoteNote } from '../rules.ts';

/** The insight's main quote, the other supporting quotes in a disclosure, and apart those that contradict or only come near. */
export function QuoteBox({ insight }: { insight: Insight }) {
  const { analysis } = insight;
  const evidence = analysis.evidence ?? [];
  const support = quotesOf(evidence, 'for');
  // A quote that its author entered and that is in no document is shown without a source; verified ones follow below.
  const unproven = analysis.quoteState === 'unfound';
  const first = unproven ? undefined : support[0];
  const more = unproven ? support : support.slice(1);
  const text = first?.quote || analysis.supportingQuote || analysis.quote;
  const props = { insightId: insight.id };
  return (
    <div>
      <figure className="rounded-control bg-marker-soft px-4 pt-3.5 pb-3">
        <figcaption className="text-label font-control text-text-2">Supporting Quote</figcaption>
        {!text && <p className="mt-1 text-text-3">Not provided</p>}
        {text && <Spoken {...props} text={text} evidence={first} />}
        {text && unproven && <p className="mt-1.5 text-label text-warm">{unfoundQuoteNote}</p>}
        <Quotes {...props} label="More quotes" quotes={more} className="mt-2 border-t border-marker-line pt-2" />
      </figure>
      <Quotes {...props} label="Contradicting quotes" quotes={quotesOf(evidence, 'against')} />
      <Quotes {...props} label="Related quotes, not counted" quotes={quotesOf(evidence, 'near')} />
    </div>
  );
}

type QuotesProps = {
  label: string;
  quotes: readonly Evidence[];
  insightId: number;
  className?: string;
};

function Quotes({ label, quotes, className = 'mt-2 px-4', ...props }: QuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <details className={className}>
      <summary className="text-link flex min-h-6 list-none items-center text-label pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <bdi>
          {label} ({quotes.length})
        </bdi>
      </summary>
      <ul className="mt-1 grid gap-3">
        {quotes.map((evidence) => (
          <li key={`${evidence.documentId}-${evidence.start}`}>
            <Spoken {...props} text={evidence.quote} evidence={evidence} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type SpokenProps = { text: string; evidence: Evidence | undefined; insightId: number };

function Spoken({ text, evidence, insightId }: SpokenProps) {
  const mayOpen = useMay('documents.read');
  const href = evidence && mayOpen ? passageAddress(evidence, insightId) : undefined;
  return (
    <>
      <QuoteText text={text} href={href} className="mt-1" />
      {evidence && (
        <SourceLine
          quote={text}
          speaker={evidence.speaker}
          fileName={evidence.fileName}
          place={evidence.place}
          className="mt-1.5"
        />
      )}
    </>
  );
}
