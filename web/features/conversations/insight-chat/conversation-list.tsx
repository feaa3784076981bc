import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { deleteInsightConversation } from '#contract/conversations/insight-conversation-changes.ts';
import type { InsightConversation } from '#contract/conversations/insight-conversations.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { useMay } from '../../auth/session/use-may.ts';
import { DeleteButton } from '../messages/delete-button.tsx';
import { DeleteConversation } from '../messages/delete-conversation.tsx';
import { failureOf } from '../messages/send/failure-of.ts';
import { passOnFocus, RetryButton } from '../messages/send/retry-button.tsx';
import { useDeletion } from '../messages/use-deletion.ts';
import { conversationsQuery, messagesKey } from './queries.ts';

type Props = {
  projectId: number;
  insightId: number;
  conversations: UseQueryResult<InsightConversation[]>;
  current: number | null;
  onChoose: (conversationId: number | null) => void;
};

/** The conversations about this insight, the most recently used first. */
export function ConversationList({ projectId, insightId, conversations, current, onChoose }: Props) {
  const mayWrite = useMay('conversations.write');
  const dialog = useDialog<InsightConversation>();
  const failure = failureOf(conversations);
  const data = failure ? undefined : conversations.data;
  const deletion = useDeletion({
    route: deleteInsightConversation,
    listKey: conversationsQuery(projectId, insightId).queryKey,
    messagesKey,
    onDeleted: (id) => id === current && onChoose(null),
  });
  return (
    <>
      {mayWrite && (
        <div className="border-b border-line p-3">
          <Button variant="secondary" size="small" className="w-full" onClick={() => onChoose(null)}>
            <Plus aria-hidden="true" className="icon" />
            New Chat
          </Button>
        </div>
      )}
      {failure && (
        <Failure refused={failure === 'refused'} onRetry={conversations.refetch} retrying={conversations.isFetching} />
      )}
      {data?.length === 0 && <p className="p-4 text-label text-pretty text-text-3">No conversations yet.</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto p-2">
        {data?.map((conversation) => (
          <Item
            key={conversation.id}
            conversation={conversation}
            current={conversation.id === current}
            onChoose={() => onChoose(conversation.id)}
            onDelete={() => dialog.show(conversation)}
          />
        ))}
      </ul>
      {dialog.shown && (
        <DeleteConversation
          key={dialog.shown.round}
          open={dialog.shown.open}
          onClose={dialog.close}
          kind="insight-conversation"
          conversation={{ ...dialog.shown.about, projectId }}
          deletion={deletion}
        />
      )}
    </>
  );
}

function Failure({ refused, onRetry, retrying }: { refused: boolean; onRetry: () => void; retrying: boolean }) {
  return (
    <div
      ref={passOnFocus}
      role="alert"
      className="grid justify-items-start gap-2 p-4 text-label text-pretty text-text-2"
    >
      {refused
        ? 'You do not have access to the conversations of this project.'
        : 'The conversations could not be loaded.'}
      {!refused && <RetryButton onRetry={onRetry} retrying={retrying} />}
    </div>
  );
}

type ItemProps = { conversation: InsightConversation; current: boolean; onChoose: () => void; onDelete: () => void };

function Item({ conversation: { title, updatedAt, mayDelete }, current, onChoose, onDelete }: ItemProps) {
  return (
    <li
      className={clsx(
        'flex items-center rounded-control transition-colors duration-120 hover:bg-sunken',
        current && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onChoose}
        className="min-w-0 flex-1 rounded-control px-2.5 py-2 text-start"
      >
        <span dir="auto" className={clsx('block truncate', current ? 'font-control text-ink' : 'text-text-2')}>
          {title}
        </span>
        <span className="block text-label text-text-3">{formatShortDate(updatedAt)}</span>
      </button>
      {mayDelete && <DeleteButton title={title} onDelete={onDelete} />}
    </li>
  );
}
