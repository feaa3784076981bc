import clsx from 'clsx';
import { type Piece, piecesOf, type Span } from './passages.ts';
import type { ShownRow } from './shown-rows.ts';

type Props = {
  text: string;
  cells: readonly ShownRow[];
  spans: readonly Span[];
  active: number;
  /** Shows the heading of a cell on the same line as its text instead of above it. */
  isDense: boolean;
};

/**
 * One row of a document: its place in the margin, who speaks, and the words with the passages under the marker; several cells of a
 * row of a table one after the other.
 */
export function RowView({ text, cells, spans, active, isDense }: Props) {
  const drawn = cells
    .map((shown) => ({ shown, pieces: piecesOf(text, shown.row, spans, shown.names) }))
    .filter(({ shown, pieces }) => !shown.isLabel || pieces.some(({ span }) => span !== null));
  const [first] = drawn;
  if (!first) return null;
  const { margin, speaker, heading, row } = first.shown;
  const kind = row.block?.kind;
  return (
    <>
      {heading && <p className="pt-6 pb-1 text-label font-semibold text-text-2 md:ps-22">{heading}</p>}
      <div
        className={clsx(
          'reader-row grid gap-x-6 py-1.5 md:grid-cols-[4rem_minmax(0,1fr)]',
          (speaker || (kind === 'row' && margin)) && 'pt-4',
        )}
      >
        <p className="text-label leading-7 text-text-3 tabular-nums max-md:leading-5 md:text-end">
          <bdi>{margin}</bdi>
        </p>
        <div className="min-w-0">
          {speaker && (
            <p dir="auto" className="reader-speaker text-[0.8125rem] leading-6 font-semibold break-words text-text-2">
              {speaker}
            </p>
          )}
          {!isDense && row.block?.cell && (
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
            {drawn.map(({ shown, pieces }) => (
              <Cell
                key={shown.row.start}
                label={isDense ? shown.row.block?.cell : undefined}
                pieces={pieces}
                active={active}
              />
            ))}
          </p>
        </div>
      </div>
    </>
  );
}

function Cell({ label, pieces, active }: { label: string | undefined; pieces: readonly Piece[]; active: number }) {
  const words = pieces.map((piece) => <PieceView key={piece.start} piece={piece} active={active} />);
  if (!label) return words;
  return (
    <>
      <span className="me-4">
        <span className="font-sans text-label text-text-3">{label}</span>
        {'\u00a0'}
        {words}
      </span>{' '}
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
