import * as z from 'zod/mini';
import { openForJob } from '../../access/scope.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { identify } from './identify.ts';

export const identifyPeopleJob = defineJob({
  name: 'identify-people',
  payload: z.object({
    companyId: z.int(),
    projectId: z.int(),
    userId: z.int(),
    documentIds: z.array(z.int()),
    /** Only these people are written anew. */
    again: z.optional(z.array(z.int())),
  }),
  retries: 2,
  retryDelay: 2,
  run: (deps, { payload }) => identify(deps, openForJob(payload), payload),
});
