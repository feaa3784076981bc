import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ScrollBar } from './scroll-bar.tsx';

type Props = {
  /** One key per row, oldest first. */
  keys: readonly (string | number)[];
  row: (index: number) => ReactNode;
  label: string;
  /** The language of the messages. */
  lang: string | undefined;
};

const rowGap = 24;
const edge = 24;
/** Readers this close to the end follow what is added there. */
const endPx = 80;

/**
 * The messages of a conversation, from the end. Only those near the view are in the page, so that a thousand scroll as well as
 * ten. Its parent makes a new one for each conversation.
 */
export function MessageScroller({ keys, row, label, lang }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => view.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => 140,
    overscan: 4,
    gap: rowGap,
    paddingStart: edge,
    paddingEnd: edge,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endPx,
  });
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  // The browser's own way there would end wherever a row turns out higher than was estimated.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== view.current) return;
    if (event.key === 'Home') virtualizer.scrollToIndex(0, { align: 'start' });
    else if (event.key === 'End') virtualizer.scrollToEnd();
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={view}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="bare-scroll h-full overflow-y-auto -outline-offset-2"
      >
        <div lang={lang} className="relative mx-auto w-full max-w-184" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 px-6 max-md:px-4"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row(index)}
            </div>
          ))}
        </div>
      </section>
      <ScrollBar view={view} />
    </div>
  );
}
