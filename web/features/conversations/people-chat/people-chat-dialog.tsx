import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { SelectedPerson } from '#contract/conversations/people-conversations.ts';
import { type Language, languageTags } from '#contract/languages.ts';
import type { Person } from '#contract/people/people.ts';
import { counted } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { ChatFrame } from '../messages/chat-frame.tsx';
import { ExportButton } from '../messages/export-button.tsx';
import { ReadOnly } from '../messages/read-only.tsx';
import { Composer } from '../messages/send/composer.tsx';
import { SuggestedQuestions } from '../messages/send/suggested-questions.tsx';
import { useInputFocus } from '../messages/send/use-input-focus.ts';
import { AskedPeople } from './asked-people.tsx';
import type { Listed } from './find-people.ts';
import { PeopleMessages } from './people-messages.tsx';
import { peopleConversationsQuery } from './queries.ts';
import { suggestedQuestions } from './suggested.ts';
import { usePeopleChat } from './use-people-chat.ts';

type Props = {
  projectId: number;
  people: readonly Person[];
  language: Language;
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  onStarted: () => void;
  citable: readonly number[];
  conversationId: number | null;
  open: boolean;
  onClose: () => void;
  onChoose: (conversationId: number | null) => void;
};

export function PeopleChatDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Chat with People" shape="chat">
      <Chat key={rest.projectId} {...rest} />
    </Dialog>
  );
}

function Chat(props: Omit<Props, 'open' | 'onClose'>) {
  const { projectId, language, conversationId, onChoose, onStarted, citable } = props;
  const mayAsk = useMay('people.chat');
  const input = useRef<HTMLTextAreaElement>(null);
  const conversations = useQuery(peopleConversationsQuery(projectId));
  const conversation = conversations.data?.find(({ id }) => id === conversationId);
  const { chat, outgoing, written, pending, send, stop, stopping } = usePeopleChat({
    projectId,
    conversationId,
    onStarted: (id) => {
      onChoose(id);
      onStarted();
    },
  });
  const { listed, asked, toggle } = useAsked(props, conversation?.selectedPeople);
  useInputFocus(input, `${conversationId} ${pending}`);
  // Until the list has come, nothing is known of whom the conversation is with; typing need not wait for it.
  const unknown = conversationId !== null && !conversation;
  const nobody = asked.length === 0 && !unknown;
  const ask = (text: string) => send(text, { personIds: asked, documentIds: [...citable] });
  const isNew = conversationId === null && !outgoing;

  return (
    <ChatFrame
      title={conversation?.title ?? outgoing?.text ?? (conversationId === null ? 'New Chat' : 'Conversation')}
      onEscape={outgoing && !stopping ? stop : undefined}
      tools={conversationId !== null && <ExportButton of="people" conversationId={conversationId} />}
    >
      <AskedPeople people={listed} asked={mayAsk ? asked : null} onToggle={toggle} />
      {isNew ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto grid max-w-184 gap-4 px-6 py-6 max-md:px-4">
            <p className="text-lead text-text-2">
              {nobody && 'Select the people you want to ask. '}
              {nobody ? 'Each' : 'Everyone'} answers from their own words in {documentsNamed(citable.length)}
              {!nobody && ', with the passages below'}.
            </p>
            <SuggestedQuestions questions={suggestedQuestions(language)} disabled={nobody || pending} onAsk={ask} />
          </div>
        </div>
      ) : (
        <PeopleMessages
          key={conversationId}
          projectId={projectId}
          conversationId={conversationId}
          outgoing={outgoing}
          written={written}
          lang={languageTags[language]}
          onNew={() => onChoose(null)}
        />
      )}
      {mayAsk ? (
        <Composer
          {...{ chat, input, stopping }}
          pending={pending || unknown}
          disabled={nobody}
          onSend={ask}
          onStop={outgoing && stop}
        />
      ) : (
        <ReadOnly />
      )}
    </ChatFrame>
  );
}

const documentsNamed = (count: number) => (count > 0 ? `the ${counted(count, 'selected document')}` : 'the documents');

/** Who can be asked, and who is: in a new chat anyone of the project, later those whom the conversation is with. */
function useAsked(
  { people, selected, onSelect, conversationId }: Omit<Props, 'open' | 'onClose'>,
  own?: SelectedPerson[],
) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const isNew = conversationId === null;
  const listed = useMemo<readonly Listed[]>(
    () => (isNew ? people.map((person) => ({ ...person, gone: false })) : (own ?? [])),
    [isNew, people, own],
  );
  const isAsked = ({ id, gone }: Listed) => !gone && (isNew ? selected.has(id) : !leftOut.has(id));
  const asked = listed.filter(isAsked).map(({ id }) => id);
  const toggle = (id: number) => {
    if (isNew) return onSelect(id, !selected.has(id));
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  return { listed, asked, toggle };
}
