import { createHash } from 'node:crypto';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import { decidedPeople } from './repo.ts';

/**
 * The documents with what the team has said about who speaks in them, by renaming, merging and splitting people; and a name for
 * that, empty where nothing was said.
 */
export async function withKnownVoices(
  db: Db | Tx,
  scope: ProjectScope,
  documents: readonly EngineInput[],
): Promise<{ documents: readonly EngineInput[]; digest: string }> {
  const said = (await decidedPeople(db, scope)).flatMap(({ id, name, voices }) =>
    voices.map(({ documentId, voice }) => ({ documentId, known: { voice, person: id, name } })),
  );
  const byDocument = Map.groupBy(said, ({ documentId }) => documentId);
  const known = documents.map(({ id }) => (byDocument.get(id) ?? []).map((one) => one.known));
  if (known.every((voices) => voices.length === 0)) return { documents, digest: '' };
  const digest = createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 16);
  return { documents: documents.map((d, i) => ({ ...d, knownVoices: known[i] ?? [] })), digest };
}
