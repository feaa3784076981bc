import type { Insight } from '#contract/insights/insights.ts';
import { can } from '#contract/roles.ts';
import type { Judgements } from '#engine/engine.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { dismissedGroups, rememberDismissed } from '../dismissed-insights/service.ts';
import { lockProject, projectIdsWithInsights } from '../projects/service.ts';
import { moveToTrash } from '../trash/service.ts';
import {
  deleteInsightRows,
  deleteRow,
  editedInsights,
  keepRow,
  listInParts,
  listOfProject,
  listOfQuestions,
  listRecent,
  readOne,
  stateOfList,
} from './repo.ts';
import { toValued } from './rules.ts';

type Needs = Pick<Deps, 'db'>;
const feedLength = 3_000;

/** All insights without documents, to be processed rather than shown at once. */
export const insightsOfProject = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> => listInParts(db, scope);

export const listInsights = ({ db }: Needs, scope: ProjectScope): Promise<Insight[]> =>
  listOfProject(db, scope, can(scope.role, 'documents.read') === 'allowed');

/** The cache key and state of a list: two lists with equal keys and states are equal. */
export async function keyOfList({ db }: Needs, scope: ProjectScope): Promise<{ list: string; state: string }> {
  const list = `${scope.companyId}:${scope.projectId}:${can(scope.role, 'documents.read')}`;
  return { list, state: await stateOfList(db, scope) };
}

export async function listRecentInsights({ db }: Needs, scope: CompanyScope): Promise<Insight[]> {
  return listRecent(db, scope, await projectIdsWithInsights({ db }, scope), feedLength);
}

export const insightsOfQuestions = (
  { db }: Needs,
  scope: ProjectScope,
  questionIds: readonly number[],
): Promise<Insight[]> => listOfQuestions(db, scope, questionIds);

export async function readInsight(db: Db | Tx, scope: ProjectScope & { insightId: number }): Promise<Insight> {
  const row = await readOne(db, scope);
  if (!row) throw notFound();
  return row;
}

/** All or nothing: one id that is missing, foreign or a document fails the whole call. */
export function deleteInsights({ db }: Needs, scope: ProjectScope, ids: readonly number[]): Promise<number> {
  const distinct = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    await moveToTrash(tx, scope, 'insight', distinct);
    await rememberDismissed(tx, scope, distinct);
    const deleted = await deleteInsightRows(tx, scope, distinct);
    if (deleted < distinct.length) throw notFound();
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'insights-deleted',
      object: { kind: 'project', ...project },
      details: { count: deleted },
    });
    return deleted;
  });
}

export async function deleteInsight(tx: Tx, scope: ProjectScope, id: number): Promise<void> {
  await moveToTrash(tx, scope, 'insight', [id]);
  await rememberDismissed(tx, scope, [id]);
  await deleteRow(tx, scope, id);
}

/**
 * From now on no run replaces the insight, as if a person had edited it; false if it does not exist or is a document.
 */
export const keepInsight = (tx: Tx, scope: ProjectScope & { insightId: number }): Promise<boolean> =>
  keepRow(tx, scope, scope.insightId);

/** What people made of the insights of earlier runs. */
export async function judgementsOf({ db }: Needs, scope: ProjectScope): Promise<Judgements> {
  return { dismissed: await dismissedGroups(db, scope), valued: (await editedInsights(db, scope)).map(toValued) };
}
