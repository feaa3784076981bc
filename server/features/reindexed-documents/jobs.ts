import * as z from 'zod/mini';
import { defineJob } from '../../jobs/define-job.ts';
import { reindexSome } from './reindex.ts';

/**
 * Makes the vectors of a company's documents again with the embedding model that is set now, a batch at a time, so that companies
 * take turns. After a crash, the next try continues with the documents that are left.
 */
export const reindexDocuments = defineJob({
  name: 'reindex-documents',
  atOnce: 2,
  payload: z.object({ companyId: z.int() }),
  retries: 5,
  retryDelay: 60,
  // Settings are often saved several times in a row.
  delay: 2,
  async run(deps, { payload }) {
    if (await reindexSome(deps, payload)) await deps.jobs.sendLater(reindexDocuments, payload);
  },
});
