import { Link } from 'wouter';
import type { Analysis, Evidence, Insight } from '#contract/insights/insights.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { isAgainst, unfoundQuoteNote } from '../rules.ts';

/** The quote that the insight rests on, behind a disclosure everything else that speaks for it, and apart what contradicts it. */
export function QuoteBox({ insight }: { insight: Insight }) {
  const { analysis } = insight;
  const evidence = analysis.evidence ?? [];
  const support = evidence.filter((one) => !isAgainst(one));
  const against = evidence.filter(isAgainst);
  // Words that its author gave and nobody found stand for themselves; what is proven stays below them.
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
  return (
    <>
      <blockquote dir="auto" className="spoken mt-1 font-serif text-quote text-pretty break-words text-ink">
        {evidence && mayOpen ? (
          <Link
            href={passageAddress(evidence, insightId)}
            title="Open in the document"
            className="decoration-transparent hover:[background:var(--stroke)] hover:[box-decoration-break:clone]"
          >
            {text}
          </Link>
        ) : (
          text
        )}
      </blockquote>
      {evidence && <Source evidence={evidence} />}
    </>
  );
}

/** Speaker, file and place in one line; a long file name gives way. */
function Source({ evidence: { speaker, fileName, place } }: { evidence: Evidence }) {
  return (
    <p className="mt-1.5 flex min-w-0 text-label text-text-3">
      {speaker && (
        <span className="max-w-1/2 flex-none truncate">
          <bdi>{speaker}</bdi>,&nbsp;
        </span>
      )}
      <span title={fileName} className="min-w-0 truncate">
        <bdi>{fileName}</bdi>
      </span>
      {place && (
        <span className="flex-none">
          ,&nbsp;<bdi>{place}</bdi>
        </span>
      )}
    </p>
  );
}

/** Where the reader shows a passage; with the insight's id it marks the insight's other quotes too. */
export function passageAddress({ documentId, start, end }: Evidence, insightId: number): string {
  return `/documents/${documentId}?start=${start}&end=${end}&insight=${insightId}`;
}
