import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { OwnMessage, Reply } from '../messages/bubbles.tsx';
import { MessagePane } from '../messages/message-pane.tsx';
import { inOrder } from '../messages/order.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { ReplyText } from '../messages/reply-text.tsx';
import { messagesQuery, type ShownMessage } from './queries.ts';
import { useSaveReply } from './use-save-reply.ts';

type Props = {
  projectId: number;
  /** Null while the first message has not started one yet. */
  conversationId: number | null;
  outgoing: Outgoing | undefined;
  lang: string | undefined;
  onSaved: () => void;
  onNew: () => void;
};

export function Messages({ projectId, conversationId, outgoing, lang, onSaved, onNew }: Props) {
  const query = useQuery({ ...messagesQuery(conversationId ?? 0), enabled: conversationId !== null });
  const messages = useMemo(() => query.data && inOrder(query.data), [query.data]);
  const maySave = useMay('insights.create');
  const { save, saving } = useSaveReply({ projectId, conversationId: conversationId ?? 0, onSaved });
  return (
    <MessagePane
      query={query}
      messages={messages}
      outgoing={outgoing}
      lang={lang}
      writing="Thinking..."
      textOf={({ content }) => content}
      onNew={onNew}
      row={(message) =>
        message.role === 'user' ? (
          <OwnMessage text={message.content} />
        ) : (
          <Reply
            from="Assistant"
            actions={
              <>
                {maySave && !message.saved && <SaveButton message={message} saving={saving} onSave={save} />}
                <CopyButton
                  label="Copy message"
                  text={() => message.content}
                  failure="Failed to copy message to clipboard"
                  notePlace="after"
                />
              </>
            }
          >
            <ReplyText {...message} />
          </Reply>
        )
      }
    />
  );
}

type SaveProps = { message: ShownMessage; saving: number | null; onSave: (message: ShownMessage) => void };

function SaveButton({ message, saving, onSave }: SaveProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      pending={saving === message.id}
      onClick={() => onSave(message)}
      className="px-2 text-text-3"
    >
      <BookmarkPlus aria-hidden="true" className="icon" />
      Save as Insight
    </Button>
  );
}
