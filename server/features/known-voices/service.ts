import { createHash } from 'node:crypto';
import type { KnownVoice } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import { decidedPeople } from './repo.ts';

/** What the team has said about who speaks in some documents, by renaming, merging and splitting people. */
export type KnownVoices = {
  /** Names the documents together with what was said of them. */
  key: string;
  /** The documents with what was said of them. */
  given(documents: readonly EngineInput[]): readonly EngineInput[];
};

/** Names documents as they are stored: their texts never change. */
export const materialKey = ({ companyId }: ProjectScope, documentIds: readonly number[]): string =>
  `company ${companyId}, documents ${documentIds.join(',')}`;

/** Reads what was said before the documents are read, so that a corpus that is open already is known by its key. */
export async function knownVoicesIn(
  db: Db | Tx,
  scope: ProjectScope,
  documentIds: readonly number[],
): Promise<KnownVoices> {
  const ids = documentIds.toSorted((a, b) => a - b);
  const said = await saidIn(db, scope, new Set(ids));
  const material = materialKey(scope, ids);
  if (said.size === 0) return { key: material, given: (documents) => documents };
  const digest = createHash('sha256')
    .update(JSON.stringify([...said]))
    .digest('hex')
    .slice(0, 16);
  return {
    key: `${material}, people ${digest}`,
    given: (documents) => documents.map((d) => ({ ...d, knownVoices: said.get(d.id) ?? [] })),
  };
}

/** By document; none of those of which nothing was said. */
async function saidIn(
  db: Db | Tx,
  scope: ProjectScope,
  documentIds: ReadonlySet<number>,
): Promise<ReadonlyMap<number, KnownVoice[]>> {
  const said = new Map<number, KnownVoice[]>();
  for (const { id, name, voices } of await decidedPeople(db, scope))
    for (const { documentId, voice } of voices)
      if (documentIds.has(documentId))
        said.set(documentId, [...(said.get(documentId) ?? []), { voice, person: id, name }]);
  return said;
}
