import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { ChatFrame } from '../messages/chat-frame.tsx';
import { ExportButton } from '../messages/export-button.tsx';
import { ReadOnly } from '../messages/read-only.tsx';
import { Composer } from '../messages/send/composer.tsx';
import { useInputFocus } from '../messages/send/use-input-focus.ts';
import { ConversationList } from './conversation-list.tsx';
import { Intro } from './intro.tsx';
import { Messages } from './messages.tsx';
import { conversationsQuery } from './queries.ts';
import { useInsightChat } from './use-insight-chat.ts';

type Props = {
  projectId: number;
  insightId: number;
  sessionKey: string | null;
  /** The tag of the project's language. */
  lang: string | undefined;
  conversationId: number | null;
  open: boolean;
  onClose: () => void;
  onChoose: (conversationId: number | null) => void;
  textOf: (insight: Insight) => string;
  onSaved: () => void;
};

export function InsightChatDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Chat with Insight" shape="chat">
      <Chat {...rest} />
    </Dialog>
  );
}

function Chat({
  projectId,
  insightId,
  sessionKey,
  lang,
  conversationId,
  onChoose,
  textOf,
  onSaved,
}: Omit<Props, 'open' | 'onClose'>) {
  const mayAsk = useMay('insights.chat');
  const input = useRef<HTMLTextAreaElement>(null);
  const conversations = useQuery(conversationsQuery(projectId, insightId));
  const { chat, outgoing, written, pending, send, stop, stopping } = useInsightChat({
    projectId,
    insightId,
    sessionKey,
    conversationId,
    onStarted: onChoose,
  });
  const title = conversations.data?.find(({ id }) => id === conversationId)?.title;
  const [drawer, setDrawer] = useState(false);
  useInputFocus(input, `${conversationId} ${pending}`);
  const choose = (id: number | null) => {
    setDrawer(false);
    onChoose(id);
  };

  return (
    <ChatFrame
      title={conversationId === null ? (outgoing?.text ?? 'New Chat') : (title ?? 'Conversation')}
      onEscape={outgoing && !stopping ? stop : undefined}
      drawer={drawer}
      onDrawer={setDrawer}
      side={
        <ConversationList {...{ projectId, insightId, conversations }} current={conversationId} onChoose={choose} />
      }
      tools={conversationId !== null && <ExportButton of="insight" conversationId={conversationId} />}
    >
      {conversationId === null && !outgoing ? (
        <Intro projectId={projectId} insightId={insightId} lang={lang} textOf={textOf} pending={pending} onAsk={send} />
      ) : (
        <Messages
          key={conversationId}
          {...{ projectId, conversationId, outgoing, written, lang, onSaved }}
          onNew={() => choose(null)}
        />
      )}
      {mayAsk ? (
        <Composer {...{ chat, input, pending, stopping }} onSend={send} onStop={outgoing && stop} />
      ) : (
        <ReadOnly />
      )}
    </ChatFrame>
  );
}
