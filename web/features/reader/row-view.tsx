import clsx from 'clsx';
import { type Piece, piecesOf, type Span } from './passages.ts';
import type { ShownRow } from './shown-rows.ts';

type Props = { text: string; shown: ShownRow; spans: readonly Span[]; active: number };

/** One row of a document: its place in the margin, who speaks, and the words with the passages under the marker. */
export function RowView({ text, shown, spans, active }: Props) {
  const { row, margin, speaker, heading, names, isLabel } = shown;
  const pieces = piecesOf(text, row, spans, names);
  if (isLabel && pieces.every(({ span }) => span === null)) return null;
  const kind = row.block?.kind;
  return (
    <>
      {heading && <p className="pt-6 pb-1 text-label font-semibold text-text-2 md:ps-22">{heading}</p>}
      <div
        className={clsx(
          'grid gap-x-6 py-1.5 md:grid-cols-[4rem_minmax(0,1fr)]',
          (speaker || (kind === 'row' && margin)) && 'pt-4',
        )}
      >
        <p className="text-label leading-7 text-text-3 tabular-nums max-md:leading-5 md:text-end">
          <bdi>{margin}</bdi>
        </p>
        <div className="min-w-0">
          {speaker && (
            <p dir="auto" className="text-[0.8125rem] leading-6 font-semibold break-words text-text-2">
              {speaker}
            </p>
          )}
          {row.block?.cell && (
            <p dir="auto" className="text-label break-words text-text-3">
              {row.block.cell}
            </p>
          )}
          <p
            dir="auto"
            className={clsx(
              'text-quote leading-7 break-words whitespace-pre-wrap text-ink',
              kind === 'heading' ? 'font-sans font-semibold' : kind === 'code' ? 'font-mono' : 'font-serif',
              kind === 'list-item' && 'ps-4',
            )}
          >
            {pieces.map((piece) => (
              <PieceView key={piece.start} piece={piece} active={active} />
            ))}
          </p>
        </div>
      </div>
    </>
  );
}

function PieceView({ piece: { text, span, isName }, active }: { piece: Piece; active: number }) {
  const words = isName ? <span className="font-sans text-body font-semibold text-text-2">{text}</span> : text;
  if (span === null) return words;
  const isActive = span === active;
  return (
    <mark
      data-active={isActive ? '' : undefined}
      data-faint={isActive ? undefined : ''}
      tabIndex={isActive ? -1 : undefined}
    >
      {words}
    </mark>
  );
}
