import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { OwnMessage, Reply, Stopped } from '../messages/bubbles.tsx';
import { SaveButton } from '../messages/keep/save-button.tsx';
import { markSaved, useSaveReply } from '../messages/keep/use-save-reply.ts';
import { MessagePane } from '../messages/message-pane.tsx';
import { ReplyText } from '../messages/reply/reply-text.tsx';
import { inOrder } from '../messages/send/order.ts';
import type { Outgoing } from '../messages/send/outgoing.ts';
import { messagesKey, messagesQuery, type ShownMessage } from './queries.ts';

type Props = {
  projectId: number;
  /** Null while the first message has not started one yet. */
  conversationId: number | null;
  outgoing: Outgoing | undefined;
  written: ShownMessage | undefined;
  lang: string | undefined;
  onSaved: () => void;
  onNew: () => void;
};

export function Messages({ projectId, conversationId, outgoing, written, lang, onSaved, onNew }: Props) {
  const query = useQuery({ ...messagesQuery(conversationId ?? 0), enabled: conversationId !== null });
  const messages = useMemo(() => query.data && inOrder(query.data), [query.data]);
  const maySave = useMay('insights.create');
  const client = useQueryClient();
  const { save, saving } = useSaveReply(projectId, ({ key }) => {
    void markSaved<ShownMessage>(client, messagesKey(conversationId ?? 0), (message) =>
      String(message.id) === key ? { ...message, saved: true } : message,
    );
    onSaved();
  });
  return (
    <MessagePane
      projectId={projectId}
      query={query}
      messages={messages}
      outgoing={outgoing}
      written={written}
      lang={lang}
      writing="Thinking..."
      textOf={({ content }) => content}
      onNew={onNew}
      row={(message, isWhole) =>
        message.role === 'user' ? (
          <OwnMessage text={message.content} />
        ) : (
          <Reply
            from="Assistant"
            actions={
              isWhole &&
              message.content && (
                <>
                  {maySave && !message.saved && (
                    <SaveButton
                      pending={saving === String(message.id)}
                      onSave={() => save({ key: String(message.id), reply: message, which: { messageId: message.id } })}
                    />
                  )}
                  <CopyButton
                    label="Copy message"
                    text={() => message.content}
                    failure="Failed to copy message to clipboard"
                    notePlace="after"
                  />
                </>
              )
            }
          >
            {message.content && <ReplyText {...message} />}
            {message.stopped && <Stopped empty={!message.content} />}
          </Reply>
        )
      }
    />
  );
}
