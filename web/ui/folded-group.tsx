import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Unfold } from './unfold.tsx';

/** One line of a preview, with what it counts. */
export type Group = { key: string; line: string; items: { key: string; name: string }[] };

const mostShown = 20;

/** A counted line that opens to its names. */
export function FoldedGroup({ group: { line, items } }: { group: Group }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const more = items.length - mostShown;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full items-center gap-2 px-3 py-1.5 text-start"
      >
        <span className="min-w-0 flex-1 text-pretty">{line}</span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('icon text-text-3 transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <Unfold id={id} open={open}>
        <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto ps-7 pe-3 pb-3 text-text-2">
          {items.slice(0, mostShown).map(({ key, name }) => (
            <li key={key} dir="auto" className="break-words">
              {name}
            </li>
          ))}
          {more > 0 && <li className="list-none text-text-3">and {more} more</li>}
        </ul>
      </Unfold>
    </li>
  );
}
