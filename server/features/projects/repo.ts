import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { ProjectChanges, ProjectFields } from '#contract/projects/project-changes.ts';
import type { Project, ProjectEngine } from '#contract/projects/projects.ts';
import { hasRank } from '#contract/roles.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projectAccess, projects } from '../../db/schema.ts';

const columns = {
  id: projects.id,
  name: projects.name,
  description: projects.description,
  longBrief: projects.longBrief,
  language: projects.language,
  engine: projects.engine,
  maskPersonalData: projects.maskPersonalData,
  createdAt: projects.createdAt,
};

/** `engine` is null where the project takes whatever the company has. */
export type StoredProject = Omit<Project, 'engine' | 'companyModel'> & { engine: ProjectEngine | null };
type Row = Omit<StoredProject, 'language' | 'createdAt'> & { language: string; createdAt: Date };
const toProject = (row: Row): StoredProject => ({
  ...row,
  language: row.language as Language,
  createdAt: row.createdAt.toISOString(),
});

/** The ids of the projects that the caller may see: all of the company, or for a client those with a grant. */
export function visibleProjects(db: Db, scope: CompanyScope, grant: 'any' | 'insights' | 'chat' = 'any') {
  const ofCompany = eq(projects.companyId, scope.companyId);
  if (hasRank(scope.role, 'company_user')) return db.select({ id: projects.id }).from(projects).where(ofCompany);
  const { canViewInsights, canViewChat } = projectAccess;
  const granted = { any: or(canViewInsights, canViewChat), insights: canViewInsights, chat: canViewChat }[grant];
  return db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(projectAccess, eq(projectAccess.projectId, projects.id))
    .where(and(ofCompany, eq(projectAccess.userId, scope.userId), granted));
}

export async function listVisible(db: Db, scope: CompanyScope): Promise<StoredProject[]> {
  const rows = await db
    .select(columns)
    .from(projects)
    .where(inArray(projects.id, visibleProjects(db, scope)))
    .orderBy(desc(projects.createdAt), desc(projects.id));
  return rows.map(toProject);
}

export async function readOne(db: Db | Tx, scope: ProjectScope): Promise<StoredProject | undefined> {
  const [row] = await db.select(columns).from(projects).where(isProject(scope));
  return row && toProject(row);
}

/** Which engine reads the project, and whether personal data is masked for it. */
export type EngineChoice = Pick<ProjectChanges, 'engine' | 'maskPersonalData'>;

export async function insertProject(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  fields: ProjectFields & EngineChoice,
): Promise<StoredProject> {
  const [row] = await tx
    .insert(projects)
    .values({ ...fields, companyId, userId })
    .returning(columns);
  if (!row) throw new Error('the project was not stored');
  return toProject(row);
}

type Named = { id: number; name: string };
const named = { id: projects.id, name: projects.name };
const isProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(projects.id, projectId), eq(projects.companyId, companyId));

/** Fields that are undefined stay as they are. */
export async function updateOne(
  tx: Tx,
  scope: ProjectScope,
  changes: Omit<ProjectChanges, 'topics'>,
): Promise<StoredProject | undefined> {
  if (Object.values(changes).every((value) => value === undefined)) return readOne(tx, scope);
  const [row] = await tx.update(projects).set(changes).where(isProject(scope)).returning(columns);
  return row && toProject(row);
}

/** Foreign keys delete everything in the project with it. */
export async function deleteOne(tx: Tx, scope: ProjectScope): Promise<Named | undefined> {
  const [row] = await tx.delete(projects).where(isProject(scope)).returning(named);
  return row;
}

/**
 * Until the transaction ends, no analysis can start in the project and nothing can be deleted from it. undefined if it
 * does not exist.
 */
export async function lockOne(tx: Tx, scope: ProjectScope): Promise<Named | undefined> {
  const [row] = await tx.select(named).from(projects).where(isProject(scope)).for('update');
  return row;
}
