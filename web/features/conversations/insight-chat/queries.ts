import { queryOptions } from '@tanstack/react-query';
import {
  type InsightMessage,
  listInsightConversations,
  listInsightMessages,
} from '#contract/conversations/insight-conversations.ts';
import { readInsight } from '#contract/insights/insight-details.ts';
import { call, pathOf, reading } from '../../../lib/api.ts';
import { shared } from '../messages/shared-reading.ts';

/** A message, and for one that this page has sent the id that it gave it. */
export type ShownMessage = InsightMessage & { clientMessageId?: string };

export const insightQuery = (insightId: number) => reading(readInsight, { params: { insightId } });

export function conversationsQuery(projectId: number, insightId: number) {
  const given = { params: { id: projectId, insightId } };
  return queryOptions({
    queryKey: [pathOf(listInsightConversations, given)],
    queryFn: async ({ signal }) => (await call(listInsightConversations, given, signal)).data,
    ...shared,
  });
}

export const messagesKey = (id: number) => [pathOf(listInsightMessages, { params: { id } })];

export function messagesQuery(id: number) {
  return queryOptions({
    queryKey: messagesKey(id),
    queryFn: async ({ signal }): Promise<ShownMessage[]> =>
      (await call(listInsightMessages, { params: { id } }, signal)).data,
    ...shared,
  });
}
