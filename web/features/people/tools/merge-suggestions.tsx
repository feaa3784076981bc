import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/people/people.ts';
import { listMergeSuggestions } from '#contract/people/people-changes.ts';
import { reading } from '../../../lib/api.ts';
import { recall, remember } from '../../../lib/storage.ts';
import { useMergePeople } from './use-person-changes.ts';

type Props = { projectId: number; people: readonly Person[] };

/** Says calmly that some people may be the same. */
export function MergeSuggestions({ projectId, people }: Props) {
  const { data } = useQuery({
    ...reading(listMergeSuggestions, { params: { id: projectId } }),
    refetchOnMount: 'always' as const,
  });
  const ids = new Set(people.map(({ id }) => id));
  const open = data?.filter((suggestion) => suggestion.ids.filter((id) => ids.has(id)).length > 1) ?? [];
  return open.map((suggestion) => (
    <Suggestion key={suggestion.ids.join()} projectId={projectId} {...suggestion} people={people} />
  ));
}

function Suggestion({ projectId, ids, name, people }: Props & { ids: number[]; name: string }) {
  const key = `not-the-same:${projectId}:${ids.join()}`;
  const [dismissed, setDismissed] = useState(() => recall(key) !== null);
  const { mutate, isPending, failure } = useMergePeople(projectId);
  if (dismissed) return null;
  const alike = people.filter(({ id }) => ids.includes(id)).map((person) => `${person.name} (${person.title})`);
  return (
    <p className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 text-label text-text-3">
      <span>
        <bdi>{alike.join(', ')}</bdi>: the same person?
      </span>
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate(ids)}
        className="text-link min-h-6 pointer-coarse:min-h-10"
      >
        Merge<span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        onClick={() => {
          remember(key, 'true');
          setDismissed(true);
        }}
        className="text-link min-h-6 pointer-coarse:min-h-10"
      >
        Keep apart<span className="sr-only"> {name}</span>
      </button>
      {failure && <span className="text-danger">{failure}</span>}
    </p>
  );
}
