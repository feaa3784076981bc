import type { QueryClient } from '@tanstack/react-query';
import { countDismissed, listDismissed } from '#contract/insights/dismissed-insights.ts';
import { reading } from '../../../lib/api.ts';

export const dismissedQuery = (id: number) => reading(listDismissed, { params: { id } });
export const dismissedCountQuery = (id: number) => reading(countDismissed, { params: { id } });

export async function refreshDismissed(client: QueryClient, projectId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: dismissedQuery(projectId).queryKey }),
    client.invalidateQueries({ queryKey: dismissedCountQuery(projectId).queryKey }),
  ]);
}
