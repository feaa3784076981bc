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
            <span className="group-open:hidden">
              <bdi>More quotes ({more.length})</bdi>
            </span>
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
