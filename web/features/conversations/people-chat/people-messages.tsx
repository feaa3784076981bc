import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PeopleMessage, PersonResponse } from '#contract/conversations/people-conversations.ts';
import { listInsights } from '#contract/insights/insights.ts';
import { pathOf } from '../../../lib/api.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { OwnMessage, Reply, Stopped } from '../messages/bubbles.tsx';
import { SaveButton } from '../messages/keep/save-button.tsx';
import { markSaved, type Savable, useSaveReply } from '../messages/keep/use-save-reply.ts';
import { MessagePane } from '../messages/message-pane.tsx';
import { ReplyText } from '../messages/reply/reply-text.tsx';
import { inOrder } from '../messages/send/order.ts';
import type { Outgoing } from '../messages/send/outgoing.ts';
import { peopleMessagesQuery, type ShownPeopleMessage } from './queries.ts';

type Props = {
  projectId: number;
  /** Null while the first message has not started one yet. */
  conversationId: number | null;
  outgoing: Outgoing | undefined;
  written: ShownPeopleMessage | undefined;
  lang: string;
  onNew: () => void;
};

export function PeopleMessages({ projectId, conversationId, outgoing, written, lang, onNew }: Props) {
  const query = useQuery({ ...peopleMessagesQuery(conversationId ?? 0), enabled: conversationId !== null });
  const messages = useMemo<ShownPeopleMessage[] | undefined>(() => query.data && inOrder(query.data), [query.data]);
  const { save, saving } = useSavePerson(projectId, conversationId ?? 0);
  return (
    <MessagePane
      projectId={projectId}
      query={query}
      messages={messages}
      outgoing={outgoing}
      written={written}
      lang={lang}
      writing="People are responding..."
      textOf={textOf}
      onNew={onNew}
      row={({ id, content, comparison, stopped }, isWhole) =>
        typeof content === 'string' ? (
          <OwnMessage text={content} />
        ) : (
          <div className="grid gap-5">
            {content.map((response, at) => (
              <PersonReply
                key={keyOf(id, at)}
                response={response}
                isWhole={isWhole}
                saving={saving === keyOf(id, at)}
                onSave={save && response.personId !== null ? () => save(savable(id, at, response)) : undefined}
              />
            ))}
            {comparison && <ComparisonLine comparison={comparison} />}
            {stopped && <Stopped empty={content.length === 0} />}
          </div>
        )
      }
    />
  );
}

const keyOf = (messageId: number, at: number) => `${messageId} ${at}`;

const savable = (messageId: number, at: number, { response, sentences, citations }: PersonResponse): Savable => ({
  key: keyOf(messageId, at),
  reply: { content: response, sentences, citations },
  which: { personReply: { messageId, response: at } },
});

/** Saves what one person has answered; `save` is null for those who may not. */
function useSavePerson(projectId: number, conversationId: number) {
  const client = useQueryClient();
  const maySave = useMay('insights.create');
  const { queryKey } = peopleMessagesQuery(conversationId);
  const { save, saving } = useSaveReply(projectId, ({ key }) => {
    void markSaved<ShownPeopleMessage>(client, queryKey, (message) => withSaved(message, key));
    void client.invalidateQueries({ queryKey: [pathOf(listInsights, { params: { id: projectId } })] });
  });
  return { save: maySave ? save : null, saving };
}

function withSaved(message: ShownPeopleMessage, key: string): ShownPeopleMessage {
  if (typeof message.content === 'string') return message;
  const content = message.content.map((r, at) => (keyOf(message.id, at) === key ? { ...r, saved: true } : r));
  return { ...message, content };
}

const textOf = ({ content }: ShownPeopleMessage): string =>
  typeof content === 'string' ? content : content.map(({ name, response }) => `${name}: ${response}`).join('\n\n');

type PersonReplyProps = {
  response: PersonResponse;
  isWhole: boolean;
  saving: boolean;
  /** Absent for those who may not save it. */
  onSave: (() => void) | undefined;
};

function PersonReply({ response, isWhole, saving, onSave }: PersonReplyProps) {
  const { name, title, emoji } = response;
  return (
    <Reply from={name}>
      <div className="flex gap-3 max-md:gap-2.5">
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-items-center rounded-control bg-sunken text-[1.0625rem] leading-none"
        >
          {emoji || '💬'}
        </span>
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap gap-x-2 text-label">
            <bdi className="font-control text-ink">{name}</bdi>
            {title && <bdi className="text-text-3">{title}</bdi>}
          </p>
          <ReplyText content={response.response} sentences={response.sentences} citations={response.citations} />
          {isWhole && (
            <div className="-ms-2 mt-1 flex flex-wrap items-center">
              {onSave && !response.saved && <SaveButton pending={saving} about={name} onSave={onSave} />}
              <CopyButton
                label="Copy message"
                about={name}
                text={() => `${name}: ${response.response}`}
                failure="Failed to copy message to clipboard"
                notePlace="after"
              />
            </div>
          )}
        </div>
      </div>
    </Reply>
  );
}

/** Where several people agree and differ. */
function ComparisonLine({ comparison }: { comparison: NonNullable<PeopleMessage['comparison']> }) {
  const { text, basis, citations, removed } = comparison;
  const sentence = { text, basis, removed, citations: citations.map((_, at) => at) };
  return (
    <div className="max-w-[85%] border-t border-line pt-3">
      <h4 className="mb-1 text-label font-control text-text-2">Compared</h4>
      <ReplyText content={text} sentences={[sentence]} citations={citations} folded />
    </div>
  );
}
