import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatNumber, formatShortDate } from '../../../lib/format.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { addressOfConversation, recentConversationsQuery } from '../recent.ts';

/**
 * The conversations about insights of a project, for those who only read: they may have been granted the conversations without the
 * insights, whose cards lead there for everyone else.
 */
export function InsightConversations({ projectId }: { projectId: number }) {
  const mayAsk = useMay('insights.chat');
  return mayAsk ? null : <List projectId={projectId} />;
}

function List({ projectId }: { projectId: number }) {
  const { data } = useQuery(recentConversationsQuery);
  const conversations = data?.filter((one) => one.projectId === projectId && one.kind === 'insight') ?? [];
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="insight-conversations" className="mt-8">
      <h2 id="insight-conversations" className="mb-4 flex min-h-8 items-center text-section">
        Insight Conversations
        <span className="ms-2 text-label font-normal text-text-3 tabular-nums">
          {formatNumber(conversations.length)}
        </span>
      </h2>
      <ul className="panel max-h-96 overflow-y-auto p-2">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Link
              href={addressOfConversation(conversation)}
              className="block rounded-control px-3 py-2.5 transition-colors duration-120 hover:bg-sunken"
            >
              <span dir="auto" className="block truncate font-control text-ink">
                {conversation.title}
              </span>
              <span className="block text-label text-text-3">{formatShortDate(conversation.updatedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
