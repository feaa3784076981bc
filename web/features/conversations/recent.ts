import { listRecentConversations } from '#contract/conversations/recent-conversations.ts';
import type { ReplyOf } from '#contract/route.ts';
import { reading } from '../../lib/api.ts';
import { hashOf } from './insight-chat/address.ts';
import { peopleChatHash } from './people-chat/address.ts';

type RecentConversation = Pick<ReplyOf<typeof listRecentConversations>[number], 'id' | 'projectId' | 'insightId'>;

/** The conversations of all projects that the user may read. */
export const recentConversationsQuery = {
  ...reading(listRecentConversations, {}),
  refetchOnMount: 'always' as const,
};

/** The page that opens the conversation. */
export function addressOfConversation({ id, projectId, insightId }: RecentConversation): string {
  if (insightId === null) return `/people?project=${projectId}${peopleChatHash(id)}`;
  return `/insights/${projectId}${hashOf({ insightId, conversationId: id })}`;
}
