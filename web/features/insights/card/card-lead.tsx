import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { selectionQuery, withSelected } from '../list/selection/selection.ts';
import { EmojiTile } from './insight-card.tsx';

type Props = { insight: Insight; shown: readonly Insight[] };

/** The emoji; in its place a box to tick while insights are chosen. */
export function CardLead({ insight, shown }: Props) {
  const { data: selection } = useQuery(selectionQuery(insight.projectId));
  if (!selection) return <EmojiTile insight={insight} />;
  return <Tick insight={insight} shown={shown} selected={selection.ids.has(insight.id)} />;
}

function Tick({ insight, shown, selected }: Props & { selected: boolean }) {
  const client = useQueryClient();
  const shift = useRef(false);
  // The shared selection updates a moment later; the box must not flicker until then.
  const [ticked, setTicked] = useState({ selected, checked: selected });
  if (ticked.selected !== selected) setTicked({ selected, checked: selected });
  const toggle = () => {
    const order = shown.map(({ id }) => id);
    setTicked({ selected, checked: !ticked.checked });
    client.setQueryData(selectionQuery(insight.projectId).queryKey, (now) =>
      withSelected(now ?? null, insight.id, order, shift.current),
    );
  };
  return (
    <label
      onPointerDown={(event) => {
        shift.current = event.shiftKey;
      }}
      // With Shift the browser would mark all text from the card before.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onKeyDown={(event) => {
        shift.current = event.shiftKey;
      }}
      className="relative isolate grid size-9 flex-none place-items-center rounded-control bg-sunken after:absolute after:-inset-0.5 after:-z-1 has-checked:bg-accent-soft"
    >
      <input
        type="checkbox"
        aria-label={`Select ${titleOf(insight)}`}
        checked={ticked.checked}
        onChange={toggle}
        className="tick"
      />
    </label>
  );
}
