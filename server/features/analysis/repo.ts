import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnalysisProgress, AnalysisStatus } from '#contract/analysis.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { analysisProgress, companies, insights } from '../../db/schema.ts';

export type Run = typeof analysisProgress.$inferSelect & { status: AnalysisStatus };

const ended = ['completed', 'error'];
const ofProject = ({ companyId, projectId }: ProjectScope) =>
  and(eq(analysisProgress.companyId, companyId), eq(analysisProgress.projectId, projectId));

export async function insertRun(tx: Tx, scope: ProjectScope, sessionKey: string, documentIds: number[]): Promise<void> {
  const { companyId, projectId } = scope;
  await tx.insert(analysisProgress).values({ companyId, projectId, sessionKey, documentIds, status: 'initializing' });
}

export async function readRun(db: Db | Tx, scope: ProjectScope, sessionKey: string): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(analysisProgress)
    .where(and(ofProject(scope), eq(analysisProgress.sessionKey, sessionKey)));
  return row as Run | undefined;
}

/** How many analyses of the company run. The company is locked, so of two that start at once the second counts the first. */
export async function countRunning(tx: Tx, { companyId }: ProjectScope): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  return tx.$count(
    analysisProgress,
    and(eq(analysisProgress.companyId, companyId), notInArray(analysisProgress.status, ended)),
  );
}

export async function readRunning(db: Db, scope: ProjectScope): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(analysisProgress)
    .where(and(ofProject(scope), notInArray(analysisProgress.status, ended)));
  return row as Run | undefined;
}

type Step = Partial<Omit<typeof analysisProgress.$inferInsert, 'status'>> & { status?: AnalysisStatus };

/** Writes one step of a run that has not ended; an ended run stays as it is. */
export async function writeStep(db: Db | Tx, scope: ProjectScope, sessionKey: string, step: Step): Promise<void> {
  await db
    .update(analysisProgress)
    .set({ ...step, updatedAt: sql`now()` })
    .where(
      and(ofProject(scope), eq(analysisProgress.sessionKey, sessionKey), notInArray(analysisProgress.status, ended)),
    );
}

export async function namesOfInsights(
  db: Db,
  scope: ProjectScope,
  ids: readonly number[],
): Promise<AnalysisProgress['insights']> {
  if (ids.length === 0) return [];
  return db
    .select({ id: insights.id, fileName: insights.fileName })
    .from(insights)
    .where(and(eq(insights.companyId, scope.companyId), inArray(insights.id, [...ids])))
    .orderBy(insights.id);
}
