import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { OpenCorpus } from '../../jobs/engine-client.ts';
import { insertChunks } from './repo.ts';

/** Small enough not to block the server's thread or the embedded database for long. */
const batch = 32;

/** Stores the passages of an open corpus in batches; safe to repeat. */
export async function storePassages({ db }: Pick<Deps, 'db'>, scope: ProjectScope, corpus: OpenCorpus): Promise<void> {
  for (let from = 0; ; from += batch) {
    const rows = await corpus.passages(from, from + batch);
    if (rows.length === 0) return;
    await insertChunks(db, scope.companyId, rows);
  }
}
