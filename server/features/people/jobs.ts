import * as z from 'zod/mini';
import { EngineRefusalError } from '#engine/engine.ts';
import { openForJob } from '../../access/scope.ts';
import { AppError } from '../../errors.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { readProject } from '../projects/service.ts';
import { identify } from './identify.ts';

export const identifyPeopleJob = defineJob({
  name: 'identify-people',
  atOnce: 2,
  payload: z.object({
    companyId: z.int(),
    projectId: z.int(),
    userId: z.int(),
    documentIds: z.array(z.int()),
    /** Rewrites only these people. */
    again: z.optional(z.array(z.int())),
  }),
  retries: 2,
  retryDelay: 2,
  async run(deps, { payload }) {
    const scope = openForJob(payload);
    try {
      await identify(deps, scope, payload);
    } catch (error) {
      // They were deleted with all their documents, so there is nothing to do.
      if (await isGone(() => readProject(deps, scope))) return;
      // Someone waits for it, and reads what is wrong with the model.
      if (error instanceof EngineRefusalError && !payload.again) return { refusal: error.message };
      throw error;
    }
  },
});

const isGone = (look: () => Promise<unknown>): Promise<boolean> =>
  look().then(
    () => false,
    (error) => error instanceof AppError && error.status === 404,
  );
