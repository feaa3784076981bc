import { and, eq, or, sql } from 'drizzle-orm';
import type { VoiceRef } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { people } from '../../db/schema.ts';

const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(people.companyId, companyId), eq(people.projectId, projectId));

/**
 * The people whom the team has renamed, merged or hidden, the part of a person that was split off among them. `isNamed`: whether
 * their name says more than the labels of their documents.
 */
export function decidedPeople(
  db: Db | Tx,
  scope: ProjectScope,
): Promise<{ id: number; name: string; isNamed: boolean; isHidden: boolean; voices: VoiceRef[] }[]> {
  const isNamed = sql<boolean>`(${people.renamed} or jsonb_array_length(${people.mergedIds}) > 0)`;
  return db
    .select({ id: people.id, name: people.name, isNamed, isHidden: people.hidden, voices: people.voices })
    .from(people)
    .where(and(ofProject(scope), or(isNamed, people.hidden)))
    .orderBy(people.id);
}

export function hiddenPeople(db: Db | Tx, scope: ProjectScope): Promise<{ name: string; documentIds: number[] }[]> {
  return db
    .select({ name: people.name, documentIds: people.documentIds })
    .from(people)
    .where(and(ofProject(scope), eq(people.hidden, true)));
}
