import * as z from 'zod/mini';
import { EngineRefusalError, NoUsableTextError } from '#engine/engine.ts';
import { openForJob } from '../../access/scope.ts';
import { eraseDeleted } from '../../db/erase.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { materialKey } from '../known-voices/service.ts';
import { withProjectModel } from '../model-usage/service.ts';
import { syncPassages } from './passages.ts';
import { deleteChunksFrom, engineInputs } from './repo.ts';

/**
 * Splits a new document into passages with vectors of the embedding model that the project uses, so that it can be searched and
 * the first analysis starts sooner.
 */
export const indexDocument = defineJob({
  name: 'index-document',
  atOnce: 2,
  payload: z.object({
    companyId: z.int(),
    projectId: z.int(),
    userId: z.int(),
    documentId: z.int(),
    isRewritten: z.optional(z.boolean()),
  }),
  retries: 3,
  retryDelay: 5,
  async run(deps, { payload }) {
    const scope = openForJob(payload);
    const { documentId } = payload;
    // A reading of the text before may have stored its passages since.
    if (payload.isRewritten) await deleteChunksFrom(deps.db, payload.companyId, documentId, 0);
    const documents = await engineInputs(deps.db, scope, [documentId]);
    if (documents.length === 0) return;
    const index = (options: WorkOptions) =>
      deps.engine.withPassages(
        materialKey(scope, documents),
        documents,
        (corpus) => syncPassages(deps, scope, { corpus, documentIds: [documentId] }),
        options,
      );
    try {
      await withProjectModel(deps, scope, {}, index);
    } catch (error) {
      // Nothing in it can be quoted; the analysis reports this when one is started.
      if (error instanceof NoUsableTextError) return;
      if (!(error instanceof EngineRefusalError)) throw error;
      // The model cannot be used now: the next analysis asks it again.
      await index({});
    }
  },
});

/** Other deletions of these minutes are done with it, and the database is not rewritten while people delete one after the other. */
const eraseDelay = 10 * 60;

/** Removes deleted documents from the files of the database. */
export const eraseDeletedJob = defineJob({
  name: 'erase-deleted',
  payload: z.object({}),
  retries: 5,
  retryDelay: 60,
  delay: eraseDelay,
  run: (deps) => eraseDeleted(deps),
});
