import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { rebuildInsightsJob } from './jobs.ts';
import { isWritten, type Loss } from './rules.ts';

type ToRebuild = {
  left: readonly Loss[];
  counted: readonly number[];
  overOthers: (id: number) => { id: number; documentIds: number[] };
};

/** Sends the job that rebuilds what lost something and counts the rest again; null where there is nothing to do. */
export async function queueRebuilding(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { companyId, projectId, userId }: ProjectScope,
  { left, counted, overOthers }: ToRebuild,
): Promise<string | null> {
  const rebuilt = left.filter(({ row }) => !isWritten(row) || row.analysis.strength);
  const known = new Set(rebuilt.map(({ row }) => row.id));
  const also = counted.filter((id) => !known.has(id));
  if (rebuilt.length + also.length === 0) return null;
  const insights = rebuilt.map(({ row, isLeadLeft }) => ({
    ...overOthers(row.id),
    ...{ isLeadLeft, people: row.analysis.strength?.people ?? null },
  }));
  return jobs.send(rebuildInsightsJob, { companyId, projectId, userId, insights, counted: also.map(overOthers) }, tx);
}
