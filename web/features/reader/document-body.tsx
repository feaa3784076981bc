import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentText } from '#contract/documents/documents.ts';
import type { Language } from '#contract/languages.ts';
import { contentLanguage } from '../../lib/content-language.ts';
import type { Span } from './passages.ts';
import { RowView } from './row-view.tsx';
import { type ShownRow, shownRows } from './shown-rows.ts';

const rowsPerPart = 50;
/** So few parts are laid out at once: nothing is gained by waiting, and nothing moves. */
const shortParts = 4;

type Props = { document: DocumentText; spans: readonly Span[]; active: number; language: Language | undefined };

/** The stored text, row by row. It is cut into parts that the browser lays out only when they come near the window. */
export function DocumentBody({ document, spans, active, language }: Props) {
  const { text, blocks } = document;
  const parts = useMemo(() => inParts(shownRows(text, blocks)), [text, blocks]);
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
            atOnce={parts.length <= shortParts}
          />
        );
      })}
    </div>
  );
}

const none: readonly Span[] = [];

type PartProps = {
  text: string;
  rows: ShownRow[];
  spans: readonly Span[];
  active: number;
  characters: number;
  atOnce: boolean;
};

const Part = memo(function Part({ text, rows, spans, active, characters, atOnce }: PartProps) {
  // About 75 characters fill a line of 28 px, and each row has 12 px of space around it.
  const height = Math.round((characters / 75) * 28 + rows.length * 26);
  const part = useRef<HTMLDivElement>(null);
  const near = useNear(part) || active >= 0 || atOnce;
  return (
    <div
      ref={part}
      {...(!atOnce && { className: 'reader-part', style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
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

function inParts(rows: readonly ShownRow[]): ShownRow[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerPart) }, (_, index) =>
    rows.slice(index * rowsPerPart, (index + 1) * rowsPerPart),
  );
}
