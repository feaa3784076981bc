import { and, count, eq, inArray } from 'drizzle-orm';
import type { Person } from '#contract/people.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { people } from '../../db/schema.ts';

export type StoredPerson = Person & { documentIds: number[] };
/** A person as found, not yet stored. */
export type Profile = Omit<StoredPerson, 'id' | 'projectId' | 'createdAt'>;

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(people.companyId, companyId), eq(people.projectId, projectId));

export async function listOfProject(db: Db | Tx, scope: ProjectScope): Promise<StoredPerson[]> {
  const rows = await db.select().from(people).where(ofProject(scope)).orderBy(people.id);
  return rows.map(({ companyId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export async function countPeople(db: Db, scope: ProjectScope): Promise<number> {
  const [row] = await db.select({ people: count() }).from(people).where(ofProject(scope));
  return row?.people ?? 0;
}

/** Stores a person, or updates the one with this name, who keeps the emoji that users know. Returns the id. */
export async function upsertPerson(tx: Tx, scope: ProjectScope, profile: Profile): Promise<number> {
  const { companyId, projectId } = scope;
  const { emoji, ...values } = fieldsOf(profile);
  const [row] = await tx
    .insert(people)
    .values({ ...values, emoji, companyId, projectId })
    .onConflictDoUpdate({ target: [people.projectId, people.name], set: values })
    .returning({ id: people.id });
  if (!row) throw new Error('the person was not stored');
  return row.id;
}

// Listed one by one, because the caller's object may have other properties.
const fieldsOf = (p: Profile): Profile => ({
  ...{ name: p.name, title: p.title, emoji: p.emoji, description: p.description },
  ...{ demographics: p.demographics, psychographics: p.psychographics, philosophy: p.philosophy },
  ...{ activities: p.activities, needs: p.needs, interactionStyle: p.interactionStyle, toneOfVoice: p.toneOfVoice },
  ...{ evidence: p.evidence, documentIds: p.documentIds },
});

export async function writeSources(
  tx: Tx,
  scope: ProjectScope,
  id: number,
  sources: Pick<Profile, 'documentIds' | 'evidence'>,
): Promise<void> {
  await tx
    .update(people)
    .set(sources)
    .where(and(ofProject(scope), eq(people.id, id)));
}

export async function deletePeople(tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(people).where(and(ofProject(scope), inArray(people.id, [...ids])));
}
