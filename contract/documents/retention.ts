import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';

/** How long a project keeps its documents (decision 38). */

export const retentionLimits = { leastMonths: 1, mostMonths: 240 } as const;
/** Nothing is deleted sooner than this after the retention was set or shortened, so that people see what will go. */
export const graceDays = 14;
const wrongMonths = `Please enter between ${retentionLimits.leastMonths} and ${retentionLimits.mostMonths} months`;
export const retentionMonths = z.nullable(
  z
    .int({ error: wrongMonths })
    .check(
      z.minimum(retentionLimits.leastMonths, { error: wrongMonths }),
      z.maximum(retentionLimits.mostMonths, { error: wrongMonths }),
    ),
);

const expiringDocument = z.object({ id: z.int(), fileName: z.string(), uploadedAt: moment, expiresAt: moment });

export const retention = z.object({
  /** null: documents are kept until people delete them. */
  months: z.nullable(z.int()),
  /** All documents with the day on which each goes, the first one first; empty while documents are kept. */
  documents: z.array(expiringDocument),
});
export type Retention = z.infer<typeof retention>;

export const readRetention = route('GET', '/api/projects/:id/retention', {
  action: 'projects.update',
  summary: 'List when the documents of a project will be deleted; with `months`, when they would be',
  params: idParams,
  query: z.object({
    months: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.pipe(z.transform(Number), z.int()))),
  }),
  reply: retention,
});

export const setRetention = route('PUT', '/api/projects/:id/retention', {
  action: 'projects.update',
  summary: 'Set how long a project keeps its documents, in months after their upload',
  params: idParams,
  body: z.object({ months: retentionMonths }),
  reply: retention,
});
