import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Person } from '#contract/people/people.ts';
import { Unfold } from '../../ui/unfold.tsx';
import { PersonDetails } from './person-details.tsx';

type Props = {
  person: Person;
  /** Instead of the description. */
  summary?: ReactNode;
  tools: ReactNode;
};

export function PersonCard({ person, summary, tools }: Props) {
  const [open, setOpen] = useState(false);
  // What was never opened is not drawn; what was stays, so that it can fold.
  const [drawn, setDrawn] = useState(false);
  const titleId = `person-${person.id}`;
  const detailsId = `${titleId}-details`;
  return (
    <article
      aria-labelledby={titleId}
      className={clsx('panel transition-colors duration-120', !open && 'hover:border-line-strong')}
    >
      <div className="grid gap-x-8 gap-y-2 p-5 max-md:p-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <header className="flex min-w-0 gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-control bg-sunken text-[1.1875rem] leading-none"
          >
            {person.emoji}
          </span>
          <div className="min-w-0">
            <h3 id={titleId} dir="auto" className="text-card text-pretty break-words">
              {person.name}
            </h3>
            <p dir="auto" className="text-label break-words text-text-3">
              {person.title}
            </p>
          </div>
        </header>
        <div dir="auto" className="max-w-[68ch] min-w-0 text-pretty break-words text-text-2 max-lg:ps-12">
          {summary || <p>{person.description}</p>}
        </div>
        <div className="flex min-h-8 flex-wrap items-center gap-x-5 max-lg:ps-12 lg:col-start-2 pointer-coarse:min-h-10">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => {
              setOpen(!open);
              setDrawn(true);
            }}
            className="text-link inline-flex min-h-8 items-center gap-1 rounded-icon pointer-coarse:min-h-10"
          >
            View Details
            <span className="sr-only"> of {person.name}</span>
            <ChevronDown
              aria-hidden="true"
              className={clsx('icon transition-transform duration-200', open && 'rotate-180')}
            />
          </button>
          {tools}
        </div>
      </div>
      <Unfold id={detailsId} open={open}>
        {drawn && <PersonDetails person={person} />}
      </Unfold>
    </article>
  );
}

export function PersonCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="panel late grid min-h-27 gap-x-8 gap-y-3 p-5 max-lg:min-h-40 max-md:p-4 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="flex gap-3">
        <span className="placeholder size-9 flex-none rounded-control" />
        <div className="grid flex-1 content-start gap-2.5 pt-1">
          <span className="placeholder h-4 w-3/5" />
          <span className="placeholder h-3 w-2/5" />
        </div>
      </div>
      <div className="grid content-start gap-2.5 pt-1 max-lg:ps-12">
        <span className="placeholder h-3.5 w-11/12" />
        <span className="placeholder h-3.5 w-3/5" />
      </div>
    </div>
  );
}
