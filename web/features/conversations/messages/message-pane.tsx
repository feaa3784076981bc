import type { ReactNode } from 'react';
import { hasStatus } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { OwnMessage, Writing } from './bubbles.tsx';
import { KeepPassages } from './keep/keep-passages.tsx';
import { MessageScroller } from './scroll/message-scroller.tsx';
import { failureOf } from './send/failure-of.ts';
import { type Ordered, stillWaiting } from './send/order.ts';
import type { Outgoing } from './send/outgoing.ts';
import { passOnFocus } from './send/retry-button.tsx';

type Props<M> = {
  projectId: number;
  query: { error: Error | null; isFetching: boolean; isPending: boolean; refetch: () => unknown };
  /** In order. */
  messages: readonly M[] | undefined;
  outgoing: Outgoing | undefined;
  /** What has come of the reply to it. */
  written: M | undefined;
  /** Said while a reply is awaited. */
  writing: string;
  /** The language of the project, for the shape of its signs and the height of its lines. */
  lang: string | undefined;
  /** What is read out when a reply has come. */
  textOf: (message: M) => string;
  /** `isWhole` is false while the message is being written. */
  row: (message: M, isWhole: boolean) => ReactNode;
  onNew: () => void;
};

/** The messages of a conversation, with the one that is on its way; or why they cannot be shown. */
export function MessagePane<M extends Ordered & { role: 'user' | 'assistant' }>(props: Props<M>) {
  const { query, messages = [], lang, writing, textOf, row, onNew } = props;
  const waiting = stillWaiting(messages, props.outgoing);
  const failure = failureOf({ error: query.error, data: props.messages });
  if (failure === 'refused') return <Gone refused={hasStatus(query.error, 403)} onNew={onNew} />;
  if (failure === 'failed') {
    return (
      <div ref={passOnFocus} className="flex-1 p-6">
        <ErrorState title="The messages could not be loaded." onRetry={query.refetch} retrying={query.isFetching} />
      </div>
    );
  }
  if (!props.messages && !waiting) return <div aria-hidden="true" className="min-h-0 flex-1" />;
  const last = messages.at(-1);
  const written = waiting && props.written;
  const keys = [
    ...messages.map(({ id }) => id),
    ...(waiting ? ['waiting' as const] : []),
    ...(written ? ['written' as const] : []),
    ...(waiting ? ['writing' as const] : []),
  ];
  return (
    <KeepPassages projectId={props.projectId}>
      {keys.length === 0 ? (
        <p className="min-h-0 flex-1 p-6 text-text-3">No messages yet.</p>
      ) : (
        <MessageScroller
          keys={keys}
          label="Messages"
          lang={lang}
          row={(index) => {
            const message = messages[index];
            if (message) return row(message, true);
            if (written && keys[index] === 'written') return row(written, false);
            if (waiting && keys[index] === 'waiting') return <OwnMessage text={waiting.text} waiting />;
            return <Writing>{writing}</Writing>;
          }}
        />
      )}
      <output className="sr-only">{waiting ? writing : last?.role === 'assistant' && textOf(last)}</output>
    </KeepPassages>
  );
}

function Gone({ refused, onNew }: { refused: boolean; onNew: () => void }) {
  const mayWrite = useMay('conversations.write');
  return (
    <div role="alert" className="min-h-0 flex-1 p-6">
      <EmptyState
        title={refused ? 'No access to this conversation' : 'This conversation is no longer available'}
        action={
          mayWrite && (
            <Button variant="secondary" size="small" onClick={onNew}>
              New Chat
            </Button>
          )
        }
      >
        {refused
          ? 'Your access to the conversations of this project has been withdrawn.'
          : mayWrite
            ? 'Someone else may have deleted it. What you typed is still in the input.'
            : 'It may have been deleted, or you may no longer have access to it.'}
      </EmptyState>
    </div>
  );
}
