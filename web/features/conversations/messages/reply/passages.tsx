import { ListPlus } from 'lucide-react';
import { Link } from 'wouter';
import { type Citation, removedSentence } from '#contract/conversations/replies.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { SourceLine } from '../../../../ui/source-line.tsx';
import { preloadAddToInsight, useKeepPassage } from '../keep/keep-passages.tsx';
import { addressOf } from './reply-parts.ts';

/** The passages on which a reply rests, numbered as in its text. One click opens one in its document. */
export function Passages({ citations, folded }: { citations: readonly Citation[]; folded: boolean }) {
  if (citations.length === 0) return null;
  if (!folded) return <List citations={citations} />;
  return (
    <details>
      <summary className="text-link flex min-h-6 list-none items-center text-label pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        Passages ({citations.length})
      </summary>
      <div className="mt-1">
        <List citations={citations} />
      </div>
    </details>
  );
}

function List({ citations }: { citations: readonly Citation[] }) {
  return (
    <ol
      aria-label="Passages"
      className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-control bg-marker-soft"
    >
      {citations.map((citation, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the passage's number in the text
        <li key={at}>
          <Passage citation={citation} number={at + 1} />
        </li>
      ))}
    </ol>
  );
}

const row = 'flex gap-2.5 px-3 py-2';

function Passage({ citation, number }: { citation: Citation; number: number }) {
  const { quote, speaker, fileName, place, removed } = citation;
  const keep = useKeepPassage();
  const label = <span className="w-4 flex-none text-end text-label text-text-3 tabular-nums">{number}</span>;
  if (removed || !quote || !fileName) {
    return (
      <p className={row}>
        {label}
        <span className="text-label text-text-3">{removedSentence}</span>
      </p>
    );
  }
  const href = addressOf(citation);
  const content = (
    <>
      {label}
      <span className="min-w-0 flex-1">
        <q dir="auto" className="spoken block font-serif text-[0.9375rem]/5.5 text-pretty break-words text-ink">
          {quote}
        </q>
        <SourceLine quote={quote} speaker={speaker} fileName={fileName} place={place} className="mt-0.5" />
      </span>
    </>
  );
  if (!href) return <div className={row}>{content}</div>;
  return (
    <div className="flex items-start">
      <Link
        href={href}
        title="Open in the document"
        className={`${row} min-w-0 flex-1 hover:bg-marker-line/45 -outline-offset-2`}
      >
        {content}
      </Link>
      {keep && (
        <IconButton
          label="Add to an insight"
          aria-description={quote}
          onPointerEnter={preloadAddToInsight}
          onFocus={preloadAddToInsight}
          onClick={() => keep(citation)}
        >
          <ListPlus className="icon" />
        </IconButton>
      )}
    </div>
  );
}
