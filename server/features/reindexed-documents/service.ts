import type { Tx } from '../../db/client.ts';
import { acrossCompanies, inCompany } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { reindexDocuments } from './jobs.ts';
import { vectorsOfCompany } from './reindex.ts';
import { companiesWithModels, staleDocuments } from './repo.ts';

type Company = { companyId: number };

/** Queues the job of a company, unless it waits already. It ends at once where no vector is of another model. */
export const queueReindexing = ({ jobs }: Pick<Deps, 'jobs'>, { companyId }: Company, tx?: Tx): Promise<void> =>
  jobs.sendLater(reindexDocuments, { companyId }, tx);

/** Queues the jobs of all companies with vectors of another model than is set: the environment may have changed while the server was down. */
export async function queueStale(deps: Pick<Deps, 'db' | 'config' | 'jobs' | 'log'>): Promise<void> {
  const servesAll = deps.config.model?.settings.embeddingModel != null;
  try {
    for (const company of await acrossCompanies(() => companiesWithModels(deps.db, servesAll)))
      await inCompany(company.companyId, () => queueIfStale(deps, company));
  } catch (err) {
    deps.log.warn({ err }, 'stored vectors could not be compared with the settings');
  }
}

async function queueIfStale(deps: Pick<Deps, 'db' | 'config' | 'jobs'>, company: Company): Promise<void> {
  const vectors = await vectorsOfCompany(deps, company);
  if (vectors === null) return;
  const stale = await staleDocuments(deps.db, company, vectors, 1);
  if (stale.length > 0) await queueReindexing(deps, company);
}
