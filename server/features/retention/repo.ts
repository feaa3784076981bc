import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insights, projects } from '../../db/schema.ts';

const isProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(projects.companyId, companyId), eq(projects.id, projectId));

export type StoredRetention = { months: number | null; setAt: Date | null };

export async function readRetention(db: Db | Tx, scope: ProjectScope): Promise<StoredRetention | undefined> {
  const columns = { months: projects.retentionMonths, setAt: projects.retentionSetAt };
  const [row] = await db.select(columns).from(projects).where(isProject(scope));
  return row;
}

/** The days of grace begin again with every change. */
export async function writeRetention(tx: Tx, scope: ProjectScope, months: number | null): Promise<void> {
  await tx
    .update(projects)
    .set({ retentionMonths: months, retentionSetAt: months === null ? null : sql`now()` })
    .where(isProject(scope));
}

/** The documents of the project, oldest upload first. */
export function documentsByAge(db: Db | Tx, { companyId, projectId }: ProjectScope) {
  return db
    .select({ id: insights.id, fileName: insights.fileName, uploadedAt: insights.createdAt })
    .from(insights)
    .where(and(eq(insights.companyId, companyId), eq(insights.projectId, projectId), eq(insights.source, 'upload')))
    .orderBy(asc(insights.createdAt), asc(insights.id));
}

/** Every project with a retention, of all companies; what is deleted is deleted in the name of its owner. */
export function projectsWithRetention(db: Db) {
  return db
    .select({ companyId: projects.companyId, projectId: projects.id, userId: projects.userId })
    .from(projects)
    .where(isNotNull(projects.retentionMonths))
    .orderBy(projects.id);
}
