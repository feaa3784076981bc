import { createHash } from 'node:crypto';
import type { KnownVoice } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import { decidedPeople, hiddenPeople } from './repo.ts';

/** What the team has said about who speaks in some documents, by renaming, merging, splitting and hiding people. */
export type KnownVoices = {
  /** Names the documents together with what was said of them. */
  key: string;
  /** The documents with what was said of them. */
  given(documents: readonly EngineInput[]): readonly EngineInput[];
};

/** What a reading of a document is known by: erasing a participant changes its text and perhaps its name. */
export type DocumentVersion = { id: number; fileName: string; sha256: string };

/** Names documents as they are stored, so that nobody is given a reading of what they said before. */
export function materialKey({ companyId }: ProjectScope, versions: readonly DocumentVersion[]): string {
  const sorted = versions
    .map(({ id, fileName, sha256 }) => [id, fileName, sha256] as const)
    .toSorted(([a], [b]) => a - b);
  return `company ${companyId}, documents ${sorted.map(([id]) => id).join(',')} ${digestOf(sorted)}`;
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Reads what was said before the documents are read, so that a corpus that is open already is known by its key. */
export async function knownVoicesIn(
  db: Db | Tx,
  scope: ProjectScope,
  stored: readonly DocumentVersion[] | Promise<readonly DocumentVersion[]>,
): Promise<KnownVoices> {
  const [decided, versions] = await Promise.all([decidedPeople(db, scope), stored]);
  const said = saidOf(decided, new Set(versions.map(({ id }) => id)));
  const material = materialKey(scope, versions);
  if (said.size === 0) return { key: material, given: (documents) => documents };
  return {
    key: `${material}, people ${digestOf([...said])}`,
    given: (documents) => documents.map((d) => ({ ...d, knownVoices: said.get(d.id) ?? [] })),
  };
}

/** By document; none of those of which nothing was said. */
function saidOf(
  decided: Awaited<ReturnType<typeof decidedPeople>>,
  documentIds: ReadonlySet<number>,
): ReadonlyMap<number, KnownVoice[]> {
  const said = new Map<number, KnownVoice[]>();
  for (const { id, name, isNamed, isHidden, voices } of decided) {
    const person = { person: id, ...(isNamed ? { name } : {}), ...(isHidden ? { isHidden } : {}) };
    for (const { documentId, voice } of voices)
      if (documentIds.has(documentId)) said.set(documentId, [...(said.get(documentId) ?? []), { voice, ...person }]);
  }
  return said;
}

type Quote = { documentId: number; speaker: string | null };

/** Finds the quotes of people whom the team has hidden: they stay where they are, and their speakers count no more. */
export async function hiddenQuotes(db: Db | Tx, scope: ProjectScope): Promise<(quote: Quote) => boolean> {
  const hidden = await hiddenPeople(db, scope);
  return ({ documentId, speaker }) => hidden.some((p) => p.name === speaker && p.documentIds.includes(documentId));
}
