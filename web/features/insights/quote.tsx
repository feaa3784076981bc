import { Link } from 'wouter';
import type { Analysis, Evidence, Insight } from '#contract/insights.ts';

type Props = {
  insight: Insight;
  /** Whether this user may open the source document. */
  canOpen: boolean;
};

/** The quote that the insight rests on, and behind a disclosure everything else that speaks for it. */
export function QuoteBox({ insight, canOpen }: Props) {
  const { analysis } = insight;
  const [first, ...more] = analysis.evidence ?? [];
  const text = first?.quote || quoteOf(analysis);
  return (
    <figure className="rounded-control bg-marker-soft px-4 pt-3.5 pb-3">
      <figcaption className="text-label font-control text-text-2">Supporting Quote</figcaption>
      {!text && <p className="mt-1 text-text-3">Not provided</p>}
      {text && <Spoken text={text} evidence={first} insightId={insight.id} canOpen={canOpen} />}
      {more.length > 0 && (
        <details className="group mt-2 border-t border-marker-line pt-2">
          <summary className="text-link min-h-6 list-none text-label [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">More quotes ({more.length})</span>
            <span className="not-group-open:hidden">Fewer quotes</span>
          </summary>
          <ul className="mt-1 grid gap-3">
            {more.map((evidence) => (
              <li key={`${evidence.documentId}-${evidence.start}`}>
                <Spoken text={evidence.quote} evidence={evidence} insightId={insight.id} canOpen={canOpen} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </figure>
  );
}

function quoteOf(analysis: Analysis): string {
  return analysis.supportingQuote || analysis.quote || '';
}

type SpokenProps = { text: string; evidence: Evidence | undefined; insightId: number; canOpen: boolean };

function Spoken({ text, evidence, insightId, canOpen }: SpokenProps) {
  const source = evidence && [evidence.speaker, evidence.fileName, evidence.place].filter(Boolean);
  return (
    <>
      <blockquote dir="auto" className="spoken mt-1 font-serif text-quote text-pretty break-words text-ink">
        {evidence && canOpen ? (
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
      {source && source.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-x-1.5 text-label text-text-3">
          {source.map((part, index) => (
            <span key={part} dir="auto" className="break-all">
              {part}
              {index < source.length - 1 && <span aria-hidden="true">,</span>}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Where the reader shows a passage; with the insight's id it marks the insight's other quotes too. */
export function passageAddress({ documentId, start, end }: Evidence, insightId: number): string {
  return `/documents/${documentId}?start=${start}&end=${end}&insight=${insightId}`;
}
