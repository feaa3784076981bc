import { EngineRefusalError, NoUsableTextError } from '#engine/engine.ts';
import { vectorsOf } from '#engine/models.ts';
import { openForJob, type ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { CancelledError } from '../../jobs/cancellation.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { demandAsRead, engineInputs, forgetPassages, syncPassages } from '../documents/service.ts';
import { materialKey } from '../known-voices/service.ts';
import { companyModelOf } from '../model-settings/service.ts';
import { withProjectModel } from '../model-usage/service.ts';
import { type StaleDocument, staleDocuments } from './repo.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'engine' | 'log'>;
type Company = { companyId: number };

/** Few enough that other companies do not wait long for their turn. */
const documentsAtOnce = 20;

/** By which vectors the company's model searches; null where it has no embedding model, or none that can be used. */
export async function vectorsOfCompany(deps: Pick<Deps, 'db' | 'config'>, company: Company): Promise<string | null> {
  const { model, problem } = await companyModelOf(deps, company);
  return model && !problem ? vectorsOf(model) : null;
}

/**
 * Makes the vectors of the company's first documents again that were made by another model. Answers whether there may be more. Ends
 * without a fault when the model cannot be used, or when the settings change meanwhile, which queues another job.
 */
export async function reindexSome(deps: Needs, company: Company): Promise<boolean> {
  const vectors = await vectorsOfCompany(deps, company);
  if (vectors === null) return false;
  const demandWanted = async () => {
    if ((await vectorsOfCompany(deps, company)) !== vectors) throw new CancelledError();
  };
  const documents = await staleDocuments(deps.db, company, vectors, documentsAtOnce);
  try {
    for (const document of documents) {
      await demandWanted();
      await reindexOne(deps, { ...company, ...document }, demandWanted);
    }
  } catch (error) {
    if (error instanceof CancelledError) return false;
    if (!(error instanceof EngineRefusalError)) throw error;
    // Such as a limit or a wrong key: the next analysis asks the model again, or the next change of the settings.
    deps.log.info({ reason: error.message }, 'stored vectors are left as they are');
    return false;
  }
  return documents.length === documentsAtOnce;
}

async function reindexOne(
  deps: Needs,
  { documentId, ...owner }: Company & StaleDocument,
  demandWanted: () => Promise<void>,
): Promise<void> {
  const scope = openForJob(owner);
  try {
    await withProjectModel(deps, scope, {}, (options) =>
      syncDocument(deps, scope, documentId, { options, demandWanted }),
    );
  } catch (error) {
    if (error instanceof NoUsableTextError) await forgetPassages(deps, scope, documentId);
    // Deleted meanwhile, and its passages with it.
    else if (!(error instanceof AppError && error.status === 404)) throw error;
  }
}

type Work = { options: WorkOptions; demandWanted: () => Promise<void> };

/** What was read before a redaction is not stored after it: the document is checked with every batch. */
async function syncDocument(
  deps: Needs,
  scope: ProjectScope,
  documentId: number,
  { options, demandWanted }: Work,
): Promise<void> {
  const documents = await engineInputs(deps, scope, [documentId]);
  if (documents.length === 0) return;
  const texts = new Map(documents.map(({ id, text }) => [id, text]));
  await deps.engine.withPassages(
    materialKey(scope, documents),
    documents,
    (corpus) =>
      syncPassages(deps, scope, {
        ...{ corpus, documentIds: [documentId] },
        async commit(store) {
          await demandWanted();
          await deps.db.transaction(async (tx) => {
            await demandAsRead(tx, scope, texts);
            await store(tx);
          });
        },
      }),
    options,
  );
}
