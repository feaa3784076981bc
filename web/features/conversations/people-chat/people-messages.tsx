import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PeopleMessage, PersonResponse } from '#contract/conversations/people-conversations.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { OwnMessage, Reply } from '../messages/bubbles.tsx';
import { MessagePane } from '../messages/message-pane.tsx';
import { inOrder } from '../messages/order.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { ReplyText } from '../messages/reply-text.tsx';
import { peopleMessagesQuery, type ShownPeopleMessage } from './queries.ts';

type Props = {
  /** Null while the first message has not started one yet. */
  conversationId: number | null;
  outgoing: Outgoing | undefined;
  lang: string;
  onNew: () => void;
};

export function PeopleMessages({ conversationId, outgoing, lang, onNew }: Props) {
  const query = useQuery({ ...peopleMessagesQuery(conversationId ?? 0), enabled: conversationId !== null });
  const messages = useMemo<ShownPeopleMessage[] | undefined>(() => query.data && inOrder(query.data), [query.data]);
  return (
    <MessagePane
      query={query}
      messages={messages}
      outgoing={outgoing}
      lang={lang}
      writing="People are responding..."
      textOf={textOf}
      onNew={onNew}
      row={({ content, comparison }) =>
        typeof content === 'string' ? (
          <OwnMessage text={content} />
        ) : (
          <div className="grid gap-5">
            {content.map((response, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: replies of people without an id keep their order
              <PersonReply key={at} response={response} />
            ))}
            {comparison && <ComparisonLine comparison={comparison} />}
          </div>
        )
      }
    />
  );
}

const textOf = ({ content }: ShownPeopleMessage): string =>
  typeof content === 'string' ? content : content.map(({ name, response }) => `${name}: ${response}`).join('\n\n');

function PersonReply({ response }: { response: PersonResponse }) {
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
          <p className="mb-1 text-label">
            <bdi className="font-control text-ink">{name}</bdi>
            {title && <bdi className="ms-2 text-text-3">{title}</bdi>}
          </p>
          <ReplyText content={response.response} sentences={response.sentences} citations={response.citations} />
          <div className="-ms-2 mt-1">
            <CopyButton
              label="Copy message"
              about={name}
              text={() => `${name}: ${response.response}`}
              failure="Failed to copy message to clipboard"
              notePlace="after"
            />
          </div>
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
