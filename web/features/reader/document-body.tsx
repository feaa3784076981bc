import clsx from 'clsx';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentText } from '#contract/documents.ts';
import type { Language } from '#contract/languages.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { isSpeakerLabel, marginOf, piecesOf, type Row, rowsOf, type Span } from './passages.ts';

const rowsPerPart = 50;

type Props = { document: DocumentText; spans: readonly Span[]; active: number; language: Language | undefined };

/** The stored text, row by row. It is cut into parts that the browser lays out only when they come near the window. */
export function DocumentBody({ document, spans, active, language }: Props) {
  const { text, blocks } = document;
  const parts = useMemo(() => inParts(withoutLabels(text, rowsOf(text, blocks))), [text, blocks]);
  return (
    <div {...contentLanguage(language)}>
      {parts.map((rows) => {
        const first = rows[0]?.row.start ?? 0;
        const last = rows.at(-1)?.row.end ?? 0;
        const touched = spans.some(({ start, end }) => start < last && end > first);
        return (
          <Part
            key={first}
            text={text}
            rows={rows}
            spans={touched ? spans : none}
            active={touched ? active : -1}
            characters={last - first}
          />
        );
      })}
    </div>
  );
}

const none: readonly Span[] = [];

type ShownRow = { row: Row; margin: string; speaker: string; heading: string };
type PartProps = { text: string; rows: ShownRow[]; spans: readonly Span[]; active: number; characters: number };

const Part = memo(function Part({ text, rows, spans, active, characters }: PartProps) {
  // About 75 characters fill a line of 28 px, and each row has 12 px of space around it.
  const height = Math.round((characters / 75) * 28 + rows.length * 26);
  const part = useRef<HTMLDivElement>(null);
  const near = useNear(part) || active >= 0;
  return (
    <div ref={part} className="reader-part" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {near ? (
        rows.map((shown) => <RowView key={shown.row.start} text={text} shown={shown} spans={spans} active={active} />)
      ) : (
        // Far away, one plain stretch of text does: the browser's search finds it, and a long document opens at once.
        <p className="whitespace-pre-wrap">{text.slice(rows[0]?.row.start, rows.at(-1)?.row.end)}</p>
      )}
    </div>
  );
});

/** Whether an element is, or ever was, within a screen or two of the window. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '1500px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

type RowProps = { text: string; shown: ShownRow; spans: readonly Span[]; active: number };

function RowView({ text, shown: { row, margin, speaker, heading }, spans, active }: RowProps) {
  const kind = row.block?.kind;
  return (
    <>
      {heading && <p className="pt-6 pb-1 text-label font-semibold text-text-2 md:ps-22">{heading}</p>}
      <div className={clsx('grid gap-x-6 py-1.5 md:grid-cols-[4rem_minmax(0,1fr)]', speaker && 'pt-4')}>
        <p className="text-label leading-7 text-text-3 tabular-nums max-md:leading-5 md:text-end">{margin}</p>
        <div className="min-w-0">
          {speaker && (
            <p dir="auto" className="text-[0.8125rem] leading-6 font-semibold break-words text-accent">
              {speaker}
            </p>
          )}
          {row.block?.cell && <p className="text-label text-text-3">{row.block.cell}</p>}
          <p
            dir="auto"
            className={clsx(
              'text-quote leading-7 break-words whitespace-pre-wrap text-ink',
              kind === 'heading' ? 'font-sans font-semibold' : kind === 'code' ? 'font-mono' : 'font-serif',
              kind === 'list-item' && 'ps-4',
            )}
          >
            {piecesOf(text, row, spans).map((piece) =>
              piece.span === null ? (
                piece.text
              ) : (
                <mark
                  key={piece.start}
                  data-active={piece.span === active ? '' : undefined}
                  data-faint={piece.span === active ? undefined : ''}
                  tabIndex={piece.span === active ? -1 : undefined}
                >
                  {piece.text}
                </mark>
              ),
            )}
          </p>
        </div>
      </div>
    </>
  );
}

/** Says page, sheet and speaker where they change, and time and row each time. */
function withoutLabels(text: string, rows: readonly Row[]): ShownRow[] {
  const shown: ShownRow[] = [];
  let speaker: string | undefined;
  let margin = '';
  let sheet: string | undefined;
  for (const [index, row] of rows.entries()) {
    const { block } = row;
    const own = text.slice(row.start, row.end);
    if (!block && isSpeakerLabel(own, rows[index + 1]?.block?.speaker)) continue;
    const here = block ? marginOf(block) : '';
    const named = block?.speaker && block.speaker !== speaker && !own.startsWith(block.speaker);
    shown.push({
      row,
      margin: here === margin ? '' : here,
      speaker: named ? (block.speaker ?? '') : '',
      heading: block?.sheet && block.sheet !== sheet ? block.sheet : '',
    });
    if (block) {
      speaker = block.speaker;
      margin = here;
      sheet = block.sheet ?? sheet;
    }
  }
  return shown;
}

function inParts(rows: readonly ShownRow[]): ShownRow[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerPart) }, (_, index) =>
    rows.slice(index * rowsPerPart, (index + 1) * rowsPerPart),
  );
}
