import { and, count, eq, inArray } from 'drizzle-orm';
import type { Person } from '#contract/people/people.ts';
import { eachProfileField } from '#contract/people/profile-fields.ts';
import type { VoiceRef } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { people } from '../../db/schema.ts';

/** What people of the team decided about a person. */
type Decisions = {
  hidden: boolean;
  renamed: boolean;
  retitled: boolean;
  mergedIds: number[];
  splitFrom: number | null;
};
export type StoredPerson = Person & Decisions & { voices: VoiceRef[] };
/** A person as found, not yet stored. */
export type Profile = Omit<StoredPerson, 'id' | 'projectId' | 'createdAt' | keyof Decisions>;

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(people.companyId, companyId), eq(people.projectId, projectId));

type Row = typeof people.$inferSelect;
const asPerson = ({ companyId: _, createdAt, ...row }: Row): StoredPerson => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export async function listOfProject(db: Db | Tx, scope: ProjectScope): Promise<StoredPerson[]> {
  return (await db.select().from(people).where(ofProject(scope)).orderBy(people.id)).map(asPerson);
}

export async function countPeople(db: Db, scope: ProjectScope): Promise<number> {
  const [row] = await db.select({ people: count() }).from(people).where(ofProject(scope));
  return row?.people ?? 0;
}

/** As many rows as one statement writes: each has some twenty parameters, of which PostgreSQL takes 65,535. */
const rowsPerInsert = 200;

export async function insertPeople(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  found: readonly (Profile & Partial<Decisions>)[],
): Promise<StoredPerson[]> {
  const stored: StoredPerson[] = [];
  for (let at = 0; at < found.length; at += rowsPerInsert) {
    const rows = found
      .slice(at, at + rowsPerInsert)
      .map((person) => ({ ...profileOf(person), ...decisionsOf(person), companyId, projectId }));
    stored.push(...(await tx.insert(people).values(rows).returning()).map(asPerson));
  }
  return stored;
}

export async function updatePerson(
  tx: Tx,
  scope: ProjectScope,
  id: number,
  values: Partial<Profile & Decisions>,
): Promise<StoredPerson | undefined> {
  const [row] = await tx
    .update(people)
    .set({ ...profileOf(values), ...decisionsOf(values) })
    .where(and(ofProject(scope), eq(people.id, id)))
    .returning();
  return row && asPerson(row);
}

// Listed one by one, because the caller's object may have other properties. Undefined ones are not written.
const profileOf = <P extends Partial<Profile>>(p: P) =>
  ({
    ...{ name: p.name, title: p.title, emoji: p.emoji, description: p.description },
    ...eachProfileField((field) => p[field]),
    ...{ evidence: p.evidence, documentIds: p.documentIds, voices: p.voices, brief: p.brief },
  }) as P extends Profile ? Profile : Partial<Profile>;
const decisionsOf = (d: Partial<Decisions>) => ({
  ...{ hidden: d.hidden, renamed: d.renamed, retitled: d.retitled, mergedIds: d.mergedIds, splitFrom: d.splitFrom },
});

export async function deletePeople(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(people).where(and(ofProject(scope), inArray(people.id, [...ids])));
}
