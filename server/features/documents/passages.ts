import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { EngineInfo } from '../../jobs/engine-calls.ts';
import type { OpenPassages, SearchedCorpus } from '../../jobs/engine-client.ts';
import { deleteChunksFrom, readVectors, type StoredPassage, storedPassages, upsertChunks } from './repo.ts';

/** Small enough that neither the server's thread nor the embedded database is busy for long. */
const batchSize = 32;

type Needs = Pick<Deps, 'db'>;
type Indexing = {
  corpus: OpenPassages;
  documentIds: readonly number[];
  /** Stores a batch; where it throws, that batch is not stored and no further one is embedded. */
  commit?: (store: (db: Db | Tx) => Promise<void>) => Promise<void>;
};

/**
 * Brings the stored passages of the documents in line with the corpus: those that are stored with a vector of the engine's
 * model stay, the others are embedded and stored. Safe to repeat.
 */
export async function syncPassages(deps: Needs, scope: ProjectScope, indexing: Indexing): Promise<void> {
  const { embedding } = await indexing.corpus.info();
  await storeMissing(deps, scope, indexing, embedding);
}

/** Gives an engine that searches by vectors those that are stored, whenever a corpus is opened for it: without them it asks other things. */
export async function loadVectors({ db }: Needs, { companyId }: ProjectScope, corpus: SearchedCorpus): Promise<void> {
  const { embedding, searchesVectors } = await corpus.info();
  if (!searchesVectors) return;
  for (const id of await corpus.missingVectors()) {
    const vectors = await readVectors(db, companyId, id, embedding);
    if (vectors.length > 0) await corpus.addVectors(vectors);
  }
}

async function storeMissing(
  { db }: Needs,
  { companyId }: ProjectScope,
  { corpus, documentIds, commit = (store) => store(db) }: Indexing,
  embedding: EngineInfo['embedding'],
): Promise<void> {
  const stored = new Set((await storedPassages(db, companyId, documentIds, embedding)).map(identityOf));
  const counts = new Map(documentIds.map((id) => [id, 0]));
  for (let from = 0; ; from += batchSize) {
    const passages = await corpus.passages(from, from + batchSize);
    if (passages.length === 0) break;
    for (const { documentId, ordinal } of passages) counts.set(documentId, ordinal + 1);
    const missing = passages.flatMap((p, i) => (stored.has(identityOf(p)) ? [] : [{ ...p, index: from + i }]));
    if (missing.length === 0) continue;
    const vectors = await corpus.embed(missing.map((p) => p.index));
    const rows = missing.map(({ index: _, ...passage }, i) => ({ ...passage, vector: vectors[i] ?? null }));
    await commit((on) => upsertChunks(on, companyId, rows, embedding));
  }
  for (const [documentId, count] of counts) await deleteChunksFrom(db, companyId, documentId, count);
}

const identityOf = ({ documentId, ordinal, start, end }: StoredPassage): string =>
  [documentId, ordinal, start, end].join(':');
