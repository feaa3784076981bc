import { and, eq, or, sql } from 'drizzle-orm';
import type { VoiceRef } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { people } from '../../db/schema.ts';

/** The people whom the team has renamed or merged, the part of a person that was split off among them. */
export function decidedPeople(
  db: Db | Tx,
  { companyId, projectId }: ProjectScope,
): Promise<{ id: number; name: string; voices: VoiceRef[] }[]> {
  const isDecided = or(eq(people.renamed, true), sql`jsonb_array_length(${people.mergedIds}) > 0`);
  return db
    .select({ id: people.id, name: people.name, voices: people.voices })
    .from(people)
    .where(and(eq(people.companyId, companyId), eq(people.projectId, projectId), isDecided))
    .orderBy(people.id);
}
