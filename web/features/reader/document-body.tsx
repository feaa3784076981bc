import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentText } from '#contract/documents/documents.ts';
import type { Language } from '#contract/languages.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import { type Row, rowsOf, type Span } from './passages.ts';
import { RowView } from './row-view.tsx';
import { inTableRows, shownRows, speakersOf } from './shown-rows.ts';

const rowsPerPart = 50;
/** A browser scrolls 16.7 million pixels, so the cells of a row of a large table follow one another. */
const mostStackedRows = 60_000;
/** For the same reason a table with more rows has no space between them, */
const mostSpacedRows = 150_000;
/** and one with even more rows has a smaller font. */
const mostRowsOfFullSize = 550_000;
/** A large table has a million rows; the page holds an element or two for each part. */
const mostParts = 4_000;
/** So few parts are laid out at once: nothing is gained by waiting, and nothing moves. */
const shortParts = 4;

type Props = { document: DocumentText; spans: readonly Span[]; active: number; language: Language | undefined };

/** The stored text, row by row. It is cut into parts that the browser lays out only when they come near the window. */
export function DocumentBody({ document, spans, active, language }: Props) {
  const { text, blocks } = document;
  const rows = useMemo(() => rowsOf(text, blocks), [text, blocks]);
  const speakersIn = useMemo(() => speakersOf(text, blocks), [text, blocks]);
  const parts = useMemo(() => inParts(rows.length), [rows]);
  const density = useMemo(() => densityOf(rows, blocks[0]?.kind === 'row'), [rows, blocks]);
  return (
    <div {...contentLanguage(language)} className={densityClasses[density]}>
      {parts.map(({ from, to }) => {
        const first = rows[from]?.start ?? 0;
        const last = rows[to - 1]?.end ?? 0;
        const touched = spans.some(({ start, end }) => start < last && end > first);
        return (
          <Part
            key={first}
            {...{ text, rows, speakersIn, from, to, density }}
            spans={touched ? spans : none}
            active={touched ? active : -1}
            atOnce={parts.length <= shortParts}
          />
        );
      })}
    </div>
  );
}

const none: readonly Span[] = [];

type Density = 'stacked' | 'dense' | 'tight' | 'small';
const densityClasses = {
  stacked: undefined,
  dense: undefined,
  tight: 'reader-tight',
  small: 'reader-tight reader-small',
};

function densityOf(rows: readonly Row[], isTable: boolean): Density {
  if (rows.length <= mostStackedRows) return 'stacked';
  const count = isTable ? tableRows(rows, 0, rows.length) : 0;
  if (count > mostRowsOfFullSize) return 'small';
  return count > mostSpacedRows ? 'tight' : 'dense';
}

/** About how many pixels a part is high: about 75 characters fill a line, and each row has space around it. */
function heightOf(characters: number, rows: number, density: Density): number {
  const lines = characters / 75;
  if (density === 'small') return Math.max(lines, rows) * 15;
  return density === 'tight' ? Math.max(lines, rows) * 28 : lines * 28 + rows * 26;
}

type PartProps = {
  text: string;
  rows: readonly Row[];
  speakersIn: (stretch: Span) => Span[];
  from: number;
  to: number;
  spans: readonly Span[];
  active: number;
  atOnce: boolean;
  density: Density;
};

const Part = memo(function Part({ text, rows, speakersIn, from, to, spans, active, atOnce, density }: PartProps) {
  const first = rows[from]?.start ?? 0;
  const last = rows[to - 1]?.end ?? 0;
  const isDense = density !== 'stacked';
  const height = Math.round(heightOf(last - first, isDense ? tableRows(rows, from, to) : to - from, density));
  const part = useRef<HTMLDivElement>(null);
  const near = useNear(part) || active >= 0 || atOnce;
  const shown = useMemo(
    () => (near ? shownRows(text, rows, speakersIn({ start: first, end: last }), { from, to }) : []),
    [near, text, rows, speakersIn, first, last, from, to],
  );
  return (
    <div
      ref={part}
      {...(!atOnce && { className: 'reader-part', style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {near ? (
        (isDense ? inTableRows(shown) : shown.map((one) => [one])).map((cells) => (
          <RowView key={cells[0]?.row.start} {...{ text, cells, spans, active, isDense }} />
        ))
      ) : (
        // Far away, one plain stretch of text does: the browser's search finds it, and a long document opens at once.
        <p className="whitespace-pre-wrap">{text.slice(first, last)}</p>
      )}
    </div>
  );
});

/** Whether an element is, or ever was, within a screen or two of the window. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // A jump can bring both that it was away and that it is there.
    const notice = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(notice, { rootMargin: '1500px 0px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

/** About how many rows of a table the rows of text between two indices belong to. Each cell has its label before it. */
function tableRows(rows: readonly Row[], from: number, to: number): number {
  const first = (rows[from]?.block ?? rows[from + 1]?.block)?.row;
  const last = (rows[to - 1]?.block ?? rows[to - 2]?.block)?.row;
  return first === undefined || last === undefined || last < first ? to - from : last - first + 1;
}

function inParts(rows: number): { from: number; to: number }[] {
  const perPart = Math.max(rowsPerPart, Math.ceil(rows / mostParts));
  return Array.from({ length: Math.ceil(rows / perPart) }, (_, part) => ({
    from: part * perPart,
    to: Math.min(rows, (part + 1) * perPart),
  }));
}
