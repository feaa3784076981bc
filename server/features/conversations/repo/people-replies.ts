import { and, eq, sql } from 'drizzle-orm';
import type { ProjectScope } from '../../../access/scope.ts';
import type { Tx } from '../../../db/client.ts';
import {
  peopleChatConversations as conversations,
  peopleChatMessages as messages,
  type StoredGroupReply,
} from '../../../db/schema.ts';

/** The replies in which one of these people answers. */
export async function repliesOfPeople(
  tx: Tx,
  { companyId, projectId }: ProjectScope,
  personIds: readonly number[],
): Promise<{ id: number; reply: StoredGroupReply }[]> {
  if (personIds.length === 0) return [];
  const ids = JSON.stringify({ ids: personIds });
  const answers = sql`jsonb_path_exists(${messages.reply}, '$.responses[*].person.id ? (@ == $ids[*])', ${ids}::jsonb)`;
  const rows = await tx
    .select({ id: messages.id, reply: messages.reply })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.companyId, companyId), eq(conversations.projectId, projectId), answers))
    .orderBy(messages.id)
    .for('update', { of: messages });
  return rows as { id: number; reply: StoredGroupReply }[];
}
