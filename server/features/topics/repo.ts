import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { TopicFields } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { hasRank } from '#contract/roles.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insightTopics, projectAccess, projects, topics } from '../../db/schema.ts';

type Place = Pick<ProjectScope, 'companyId' | 'projectId'>;
type TopicScope = ProjectScope & { topicId: number };

const columns = {
  id: topics.id,
  name: topics.name,
  color: topics.color,
  projectId: topics.projectId,
  insightCount: sql<number>`(select count(*) from ${insightTopics} where ${insightTopics.topicId} = ${topics.id})::int`,
};
const isTopic = ({ companyId, projectId, topicId }: TopicScope) =>
  and(eq(topics.id, topicId), eq(topics.projectId, projectId), eq(topics.companyId, companyId));
const ofProject = ({ companyId, projectId }: Place) =>
  and(eq(topics.projectId, projectId), eq(topics.companyId, companyId));

/** Staff see the topics of the company; a client sees those of projects with granted insights. */
function visibleTo(db: Db, { companyId, userId, role }: CompanyScope) {
  const ofCompany = eq(topics.companyId, companyId);
  if (hasRank(role, 'company_user')) return ofCompany;
  const granted = db
    .select({ id: projectAccess.projectId })
    .from(projectAccess)
    .where(and(eq(projectAccess.userId, userId), eq(projectAccess.canViewInsights, true)));
  return and(ofCompany, inArray(topics.projectId, granted));
}

export function listVisible(db: Db, scope: CompanyScope, projectId: number | undefined): Promise<Topic[]> {
  const inThis = projectId === undefined ? undefined : eq(topics.projectId, projectId);
  return db
    .select(columns)
    .from(topics)
    .where(and(visibleTo(db, scope), inThis))
    .orderBy(topics.id);
}

export function listOfProject(db: Db, place: ProjectScope): Promise<{ id: number; name: string }[]> {
  return db.select({ id: topics.id, name: topics.name }).from(topics).where(ofProject(place));
}

export async function readOne(db: Db | Tx, scope: TopicScope): Promise<Topic | undefined> {
  return (await db.select(columns).from(topics).where(isTopic(scope)))[0];
}

/** Locks the project against deletion until the transaction ends. False if it does not exist. */
export async function lockProject(tx: Tx, { companyId, projectId }: Place): Promise<boolean> {
  const isProject = and(eq(projects.id, projectId), eq(projects.companyId, companyId));
  return (await tx.select({ id: projects.id }).from(projects).where(isProject).for('key share')).length > 0;
}

/** Locks the projects of these topics until the transaction ends. */
export async function lockProjectsOf(tx: Tx, { companyId }: CompanyScope, ids: readonly number[]): Promise<void> {
  const ofTopics = tx
    .select({ id: topics.projectId })
    .from(topics)
    .where(and(eq(topics.companyId, companyId), inArray(topics.id, [...ids])));
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), inArray(projects.id, ofTopics)))
    .orderBy(projects.id)
    .for('update');
}

/** A duplicate name in the project violates the unique key topics_once. */
export async function insertOne(tx: Tx, place: Place, fields: TopicFields): Promise<Topic> {
  const [row] = await tx.insert(topics).values(valuesOf(place, fields)).returning();
  if (!row) throw new Error('the topic was not stored');
  return asNew(row);
}

/** Existing names are left unchanged; returns the new topics. */
export async function insertMissing(tx: Tx, place: Place, chosen: readonly TopicFields[]): Promise<Topic[]> {
  if (chosen.length === 0) return [];
  const rows = await tx
    .insert(topics)
    .values(chosen.map((fields) => valuesOf(place, fields)))
    .onConflictDoNothing()
    .returning();
  return rows.map(asNew);
}

// Listed one by one, because the caller's object may have other properties.
const valuesOf = ({ companyId, projectId }: Place, { name, color }: TopicFields) => ({
  name,
  color,
  companyId,
  projectId,
});
const asNew = ({ id, name, color, projectId }: typeof topics.$inferSelect): Topic => ({
  id,
  name,
  color,
  projectId,
  insightCount: 0,
});

/** Undefined fields stay unchanged. False if the topic does not exist. */
export async function updateOne(
  tx: Tx,
  scope: TopicScope,
  changes: { name?: string | undefined; color?: string | undefined },
): Promise<boolean> {
  return (await tx.update(topics).set(changes).where(isTopic(scope)).returning({ id: topics.id })).length > 0;
}

/** Insights are kept; foreign keys delete their links to the topics. Returns how many topics were deleted. */
export async function deleteOnes(tx: Tx, { companyId }: CompanyScope, ids: readonly number[]): Promise<number> {
  const these = and(eq(topics.companyId, companyId), inArray(topics.id, [...ids]));
  return (await tx.delete(topics).where(these).returning({ id: topics.id })).length;
}

/** Locks those of the topics that exist until the transaction ends, and returns their ids. */
export async function lockTopics(tx: Tx, place: Place, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const these = and(ofProject(place), inArray(topics.id, [...ids]));
  return (await tx.select({ id: topics.id }).from(topics).where(these).for('key share')).map((t) => t.id);
}

type Filed = ProjectScope & { insightId: number };

export async function fileUnderOnly(tx: Tx, { companyId, insightId }: Filed, ids: readonly number[]): Promise<void> {
  const others = ids.length > 0 ? notInArray(insightTopics.topicId, [...ids]) : undefined;
  await tx
    .delete(insightTopics)
    .where(and(eq(insightTopics.insightId, insightId), eq(insightTopics.companyId, companyId), others));
  await fileUnderAll(tx, { companyId, insightId }, ids);
}

export async function fileUnderNames(tx: Tx, scope: Filed, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const wanted = names.map((name) => name.trim().toLowerCase());
  const named = and(ofProject(scope), inArray(sql`lower(${topics.name})`, wanted));
  const rows = await tx.select({ id: topics.id }).from(topics).where(named).for('key share');
  const ids = rows.map((t) => t.id);
  await fileUnderAll(tx, scope, ids);
}

async function fileUnderAll(
  tx: Tx,
  { companyId, insightId }: Pick<Filed, 'companyId' | 'insightId'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((topicId) => ({ insightId, topicId, companyId }));
  await tx.insert(insightTopics).values(rows).onConflictDoNothing();
}
