import type { Analysis, Evidence, Insight } from '#contract/insights/insights.ts';
import { passageAddress } from '../../../lib/passage-address.ts';
import { QuoteText } from '../../../ui/quote-text.tsx';
import { SourceLine } from '../../../ui/source-line.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { isAgainst, unfoundQuoteNote } from '../rules.ts';

/** The insight's main quote, the other supporting quotes behind a disclosure, and the contradicting ones apart. */
export function QuoteBox({ insight }: { insight: Insight }) {
  const { analysis } = insight;
  const evidence = analysis.evidence ?? [];
  const support = evidence.filter((one) => !isAgainst(one));
  const against = evidence.filter(isAgainst);
  // A quote that its author entered and that is in no document is shown without a source; verified ones follow below.
  const unproven = analysis.quoteState === 'unfound';
  const first = unproven ? undefined : support[0];
  const more = unproven ? support : support.slice(1);
  const text = first?.quote || quoteOf(analysis);
  const props = { insightId: insight.id };
  return (
    <div>
      <figure className="rounded-control bg-marker-soft px-4 pt-3.5 pb-3">
        <figcaption className="text-label font-control text-text-2">Supporting Quote</figcaption>
        {!text && <p className="mt-1 text-text-3">Not provided</p>}
        {text && <Spoken {...props} text={text} evidence={first} />}
        {text && unproven && <p className="mt-1.5 text-label text-warm">{unfoundQuoteNote}</p>}
        {more.length > 0 && (
          <Quotes {...props} label="More quotes" quotes={more} className="mt-2 border-t border-marker-line pt-2" />
        )}
      </figure>
      {against.length > 0 && <Quotes {...props} label="Contradicting quotes" quotes={against} className="mt-2 px-4" />}
    </div>
  );
}

type QuotesProps = {
  label: string;
  quotes: readonly Evidence[];
  insightId: number;
  className: string;
};

function Quotes({ label, quotes, className, ...props }: QuotesProps) {
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

function quoteOf(analysis: Analysis): string {
  return analysis.supportingQuote || analysis.quote || '';
}

type SpokenProps = { text: string; evidence: Evidence | undefined; insightId: number };

function Spoken({ text, evidence, insightId }: SpokenProps) {
  const mayOpen = useMay('documents.read');
  const href = evidence && mayOpen ? passageAddress(evidence, insightId) : undefined;
  return (
    <>
      <QuoteText text={text} href={href} className="mt-1" />
      {evidence && (
        <SourceLine speaker={evidence.speaker} fileName={evidence.fileName} place={evidence.place} className="mt-1.5" />
      )}
    </>
  );
}
