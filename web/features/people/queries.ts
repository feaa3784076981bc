import { listPeople } from '#contract/people.ts';
import { reading } from '../../lib/api.ts';

/** Fetched at each visit: a document that is deleted elsewhere takes its people along. */
export const peopleQuery = (projectId: number) => ({
  ...reading(listPeople, { params: { id: projectId } }),
  refetchOnMount: 'always' as const,
});
