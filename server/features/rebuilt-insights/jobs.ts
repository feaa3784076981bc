import * as z from 'zod/mini';
import { openForJob } from '../../access/scope.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { rebuild } from './rebuild.ts';

/** An insight, and the documents over which its people are counted. */
const counted = { id: z.int(), documentIds: z.array(z.int()) };

const rebuilding = {
  isLeadLeft: z.boolean(),
  people: z.nullable(z.int()),
  heardIn: z.optional(z.array(z.int())),
};

/** What insights rest on after a document was deleted is read again: their texts and counts follow from it. */
export const rebuildInsightsJob = defineJob({
  name: 'rebuild-insights',
  atOnce: 2,
  payload: z.object({
    companyId: z.int(),
    projectId: z.int(),
    userId: z.int(),
    insights: z.array(z.object({ ...counted, ...rebuilding })),
    /** Those that lose nothing but were counted over the document, too. */
    counted: z.array(z.object(counted)),
  }),
  retries: 3,
  retryDelay: 2,
  run: (deps, { payload }) => rebuild(deps, openForJob(payload), payload),
});
