import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { tagsOf } from '#contract/insights/tags.ts';
import { passageAddress } from '../../../lib/passage-address.ts';
import { ContextLine } from '../../../ui/context-line.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QuoteText } from '../../../ui/quote-text.tsx';
import { SourceLine } from '../../../ui/source-line.tsx';
import { useMay } from '../../auth/session/use-may.ts';

type Props = { insight: Insight; lang: string | undefined; textOf: (insight: Insight) => string };

const defaultEmoji = '💡';

/** What the chat is about, before the first message. */
export function InsightIntro({ insight, lang, textOf }: Props) {
  const { analysis } = insight;
  const impact = analysis.businessImpact || analysis.relevance;
  const tags = tagsOf(insight);
  return (
    <section aria-label="Insight" lang={lang} className="panel grid gap-4 p-5 max-md:p-4">
      <header className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-control bg-sunken text-[1.1875rem] leading-none"
        >
          {analysis.emoji || defaultEmoji}
        </span>
        <div className="min-w-0 flex-1 pt-1">
          <ContextLine insight={insight} />
          <h4 dir="auto" className="text-card text-pretty break-words">
            {titleOf(insight)}
          </h4>
        </div>
      </header>
      <p dir="auto" className="text-pretty break-words text-text-2">
        {analysis.summary}
      </p>
      <KeyQuote insight={insight} />
      {impact && (
        <div>
          <h5 className="text-label font-control text-text-2">Why This Matters</h5>
          <p dir="auto" className="mt-0.5 text-pretty break-words text-text-2">
            {impact}
          </p>
        </div>
      )}
      <footer className="-mb-2 flex items-center gap-3">
        <ul aria-label="Keywords" className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          {tags.map(({ name }) => (
            <li key={name} className="max-w-full truncate rounded-full bg-sunken px-2.5 py-0.5 text-label text-text-2">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <span className="-me-2 flex-none">
          <CopyButton label="Copy" text={() => textOf(insight)} failure="Failed to copy insight to clipboard" />
        </span>
      </footer>
    </section>
  );
}

function KeyQuote({ insight: { id, analysis } }: { insight: Insight }) {
  const mayOpen = useMay('documents.read');
  const first =
    analysis.quoteState === 'unfound' ? undefined : analysis.evidence.find(({ stance }) => stance === 'for');
  const text = first?.quote || analysis.supportingQuote || analysis.quote;
  if (!text) return null;
  return (
    <figure className="rounded-control bg-marker-soft px-4 pt-3.5 pb-3">
      <figcaption className="text-label font-control text-text-2">Key Quote</figcaption>
      <QuoteText text={text} href={first && mayOpen ? passageAddress(first, id) : undefined} className="mt-1" />
      {first && (
        <SourceLine
          quote={text}
          speaker={first.speaker}
          fileName={first.fileName}
          place={first.place}
          className="mt-1.5"
        />
      )}
    </figure>
  );
}
