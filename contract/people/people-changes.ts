import * as z from 'zod/mini';
import { route } from '../route.ts';
import { bodyId, idParams } from '../schemas.ts';
import { person } from './people.ts';

/** What people of the team correct in what was identified; later identifications keep it. */

export const personLimits = { name: 200, title: 300, merge: 50, documents: 500 } as const;

const shortText = (label: string, most: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required` }),
      z.maxLength(most, { error: `${label} must be at most ${most} characters` }),
    );
const ids = (error: string, least: number, most: number) =>
  z
    .array(bodyId(error), { error })
    .check(z.minLength(least, { error }), z.maxLength(most, { error: `At most ${most} at once` }));

export const sameNameMessage = 'Another person of this project has this name.';

export const updatePerson = route('PATCH', '/api/people/:id', {
  action: 'people.update',
  summary: 'Rename or hide a person; absent fields stay unchanged',
  params: idParams,
  body: z.object({
    name: z.optional(shortText('Name', personLimits.name)),
    title: z.optional(shortText('Title', personLimits.title)),
    /** Hidden people are left out of lists, counts and chats. */
    hidden: z.optional(z.boolean({ error: 'hidden must be true or false' })),
  }),
  reply: person,
});
export const mergePeople = route('POST', '/api/projects/:id/people/merge', {
  action: 'people.update',
  summary: 'Merge people into the first one, who keeps name and emoji and gets the words of all',
  params: idParams,
  body: z.object({ personIds: ids('Please select at least two people to merge', 2, personLimits.merge) }),
  reply: person,
});
export const splitPerson = route('POST', '/api/people/:id/split', {
  action: 'people.update',
  summary: "Make a person's words in some of the documents a person of their own",
  params: idParams,
  body: z.object({ documentIds: ids('Please select the documents to split off', 1, personLimits.documents) }),
  /** The person as it is now, and the new one. */
  reply: z.array(person),
});
export const listMergeSuggestions = route('GET', '/api/projects/:id/people/merge-suggestions', {
  action: 'people.update',
  summary: 'List people who may be the same: equal names, in other documents or with other roles',
  params: idParams,
  /** The ids of each group, at least two, oldest first. */
  reply: z.array(z.object({ ids: z.array(z.int()), name: z.string() })),
});
