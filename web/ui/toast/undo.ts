import type { QueryClient } from '@tanstack/react-query';
import { restoreRoutes, restoreSeveral } from '#contract/trash.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import type { Notice } from './toast.tsx';
import type { Deleted } from './use-undo-toast.ts';

/** Restores what was deleted, and says how that went. */
export async function undo(client: QueryClient, deleted: readonly Deleted[]): Promise<Notice> {
  try {
    const [only] = deleted;
    if (only && deleted.length === 1) return { title: (await restoreOne(only)).message };
    return noticeOf(await restoreAll(deleted));
  } catch (error) {
    const otherwise = 'It could not be restored. You can still restore it from the trash of its project.';
    return failure(hasStatus(error, 404) ? gone : messageOf(error, otherwise));
  } finally {
    void refreshAll(client);
  }
}

export const gone = 'It is no longer in the trash, so it cannot be restored.';

export const restoreOne = ({ kind, id }: Pick<Deleted, 'kind' | 'id'>) => call(restoreRoutes[kind], { params: { id } });

/** What comes back may be shown anywhere: in lists, counts, filters and conversations. */
export const refreshAll = (client: QueryClient): Promise<void> => client.invalidateQueries();

type Outcome = { restored: number; failed: number; reasons: string[] };

async function restoreAll(deleted: readonly Deleted[]): Promise<Outcome> {
  const sum: Outcome = { restored: 0, failed: 0, reasons: [] };
  for (const id of new Set(deleted.map(({ projectId }) => projectId))) {
    const items = deleted.filter(({ projectId }) => projectId === id).map(({ kind, id }) => ({ kind, id }));
    const { restored, failed, reasons } = await call(restoreSeveral, { params: { id }, body: { items } });
    sum.restored += restored;
    sum.failed += failed;
    sum.reasons.push(...reasons);
  }
  return sum;
}

function noticeOf({ restored, failed, reasons }: Outcome): Notice {
  if (failed === 0) return { title: `${counted(restored, 'item')} restored` };
  return failure(`${restored} of ${counted(restored + failed, 'item')} restored. ${[...new Set(reasons)].join(' ')}`);
}

const failure = (description: string): Notice => ({ title: 'Error', description, destructive: true });
