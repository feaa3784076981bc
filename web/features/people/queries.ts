import { listPeople, type Person } from '#contract/people/people.ts';
import { reading } from '../../lib/api.ts';

/** Fetched at each visit: a document that is deleted elsewhere takes its people along. */
export const peopleQuery = (projectId: number) => ({
  ...reading(listPeople, { params: { id: projectId } }),
  refetchOnMount: 'always' as const,
});

/** For staff: the people that someone of the team has hidden. */
export const hiddenPeopleQuery = (projectId: number) => ({
  ...reading(listPeople, { params: { id: projectId }, query: { hidden: 'true' } }),
  refetchOnMount: 'always' as const,
  select: (people: readonly Person[]) => people.filter(({ hidden }) => hidden),
});
