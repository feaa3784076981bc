import { useQuery } from '@tanstack/react-query';
import type { Person } from '#contract/people/people.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { hiddenPeopleQuery } from '../queries.ts';
import { useShowPerson } from './use-person-changes.ts';

/** The people that are left out of the list, and the way back into it. */
export function HiddenPeople({ projectId }: { projectId: number }) {
  const { data } = useQuery(hiddenPeopleQuery(projectId));
  if (!data || data.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="text-link inline-flex min-h-6 list-none items-center text-label pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        Hidden people ({formatNumber(data.length)})
      </summary>
      <ul aria-label="Hidden people" className="panel mt-2 divide-y divide-line">
        {data.map((person) => (
          <HiddenPerson key={person.id} person={person} />
        ))}
      </ul>
    </details>
  );
}

function HiddenPerson({ person: { id, projectId, name, title, emoji } }: { person: Person }) {
  const { mutateAsync, isPending, failure } = useShowPerson(projectId, id);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const list = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
    // The button goes with the entry; the list has the focus then. Why it failed is shown below it.
    mutateAsync().then(
      () => document.activeElement === document.body && list?.focus({ preventScroll: true }),
      () => undefined,
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span aria-hidden="true">{emoji}</span>
      <span className="min-w-0 flex-1 break-words">
        <bdi className="font-control">{name}</bdi>
        <bdi className="ms-2 text-label text-text-3">{title}</bdi>
      </span>
      <Button variant="secondary" size="small" pending={isPending} onClick={show}>
        Show again<span className="sr-only"> {name}</span>
      </Button>
      {failure && (
        <p role="alert" className="w-full text-label text-danger">
          {failure}
        </p>
      )}
    </li>
  );
}
