import * as z from 'zod/mini';
import { evidence } from '../insights/insights.ts';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';

/** A field without evidence says so in the project's language; nothing is guessed. */
export const person = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  title: z.string(),
  emoji: z.string(),
  description: z.string(),
  demographics: z.string(),
  psychographics: z.string(),
  philosophy: z.string(),
  activities: z.string(),
  needs: z.string(),
  interactionStyle: z.string(),
  toneOfVoice: z.string(),
  /** The person's words, verbatim, on which the profile is based. */
  evidence: z.array(evidence),
  /** The documents that contain the person's words; empty for clients, who do not see documents. */
  documentIds: z.array(z.int()),
  /** Says much less than others do, such as a few words in a survey. */
  brief: z.boolean(),
  /** Hidden by someone of the team. */
  hidden: z.boolean(),
  createdAt: moment,
});
export type Person = z.infer<typeof person>;

const nothingSelected = 'Please select documents to identify people in';

export const listPeople = route('GET', '/api/projects/:id/people', {
  action: 'people.list',
  summary: 'List the people identified in a project, in the order in which they were found',
  params: idParams,
  query: z.object({
    /** `true` also lists hidden people; only for staff. */
    hidden: z.optional(z.enum(['true', 'false'], { error: 'hidden must be true or false' })),
  }),
  reply: z.array(person),
});
export const identifyPeople = route('POST', '/api/projects/:id/people/analyze', {
  action: 'people.analyze',
  summary: 'Identify the people in documents; returns when they are stored',
  params: idParams,
  body: z.object({
    documentIds: z
      .array(z.int().check(z.positive(), z.maximum(2_147_483_647)), { error: nothingSelected })
      .check(
        z.minLength(1, { error: nothingSelected }),
        z.maxLength(500, { error: 'At most 500 documents can be read for people at once' }),
      ),
  }),
  reply: z.array(person),
});
