import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { deletePeopleConversation } from '#contract/conversations/people-conversation-changes.ts';
import type { PeopleConversation } from '#contract/conversations/people-conversations.ts';
import { counted, formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { DeleteButton } from '../messages/delete-button.tsx';
import { DeleteConversation } from '../messages/delete-conversation.tsx';
import { failureOf } from '../messages/send/failure-of.ts';
import { useDeletion } from '../messages/use-deletion.ts';
import { conversationTime } from './conversation-time.ts';
import { openPeopleChat, preloadPeopleChat } from './people-chat.tsx';
import { peopleLine } from './people-line.ts';
import { peopleConversationsQuery, peopleMessagesKey } from './queries.ts';

/** The conversations with people of a project, the most recently used first. */
export function PeopleConversations({ projectId }: { projectId: number }) {
  const mayWrite = useMay('conversations.write');
  const query = useQuery(peopleConversationsQuery(projectId));
  const failure = failureOf(query);
  const data = failure ? undefined : query.data;
  const dialog = useDialog<PeopleConversation>();
  const deletion = useDeletion({
    route: deletePeopleConversation,
    listKey: peopleConversationsQuery(projectId).queryKey,
    messagesKey: peopleMessagesKey,
  });
  return (
    <section aria-labelledby="people-conversations">
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 id="people-conversations" className="text-section">
          People Conversations
          {data && data.length > 0 && (
            <span className="ms-2 text-label font-normal text-text-3 tabular-nums">{formatNumber(data.length)}</span>
          )}
        </h2>
        {mayWrite && (
          <Button
            variant="secondary"
            size="small"
            onPointerEnter={preloadPeopleChat}
            onFocus={preloadPeopleChat}
            onClick={() => openPeopleChat(null)}
          >
            <Plus aria-hidden="true" className="icon" />
            New Chat
          </Button>
        )}
      </div>
      <div className="panel max-h-175 overflow-y-auto p-2 min-[80rem]:h-175">
        {failure === 'refused' && <Refused />}
        {failure === 'failed' && (
          <ErrorState
            title="The conversations could not be loaded."
            onRetry={query.refetch}
            retrying={query.isFetching}
          />
        )}
        {data?.length === 0 && <Nothing />}
        {data && data.length > 0 && (
          <ul>
            {data.map((conversation) => (
              <Item key={conversation.id} conversation={conversation} onDelete={() => dialog.show(conversation)} />
            ))}
          </ul>
        )}
      </div>
      {dialog.shown && (
        <DeleteConversation
          key={dialog.shown.round}
          open={dialog.shown.open}
          onClose={dialog.close}
          kind="people-conversation"
          conversation={{ ...dialog.shown.about, projectId }}
          deletion={deletion}
        />
      )}
    </section>
  );
}

function Nothing() {
  const mayWrite = useMay('conversations.write');
  return (
    <div className="p-3">
      <EmptyState bare title="No conversations yet">
        {mayWrite
          ? 'Ask one or more of the people of this project. They answer in their own words.'
          : 'Conversations with the people of this project appear here.'}
      </EmptyState>
    </div>
  );
}

function Refused() {
  return (
    <div className="p-3">
      <EmptyState bare title="No access to conversations">
        You do not have access to the conversations of this project.
      </EmptyState>
    </div>
  );
}

function Item({ conversation, onDelete }: { conversation: PeopleConversation; onDelete: () => void }) {
  const { id, title, selectedPeople, contextDocuments, updatedAt, mayDelete } = conversation;
  const { names, more } = peopleLine(selectedPeople);
  return (
    <li className="flex items-center rounded-control transition-colors duration-120 hover:bg-sunken">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadPeopleChat}
        onFocus={preloadPeopleChat}
        onClick={() => openPeopleChat(id)}
        className="min-w-0 flex-1 rounded-control px-3 py-2.5 text-start"
      >
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="min-w-0 flex-1 truncate font-control text-ink">
            {title}
          </span>
          <time dateTime={updatedAt} className="flex-none text-label text-text-3">
            {conversationTime(updatedAt, new Date())}
          </time>
        </span>
        <span className="mt-0.5 flex gap-1 text-label text-text-2">
          <bdi className="truncate">{names.join(', ')}</bdi>
          {more > 0 && <span>+{formatNumber(more)}</span>}
        </span>
        <span className="block text-label text-text-3">{counted(contextDocuments.length, 'document')}</span>
      </button>
      {mayDelete && <DeleteButton title={title} onDelete={onDelete} />}
    </li>
  );
}
