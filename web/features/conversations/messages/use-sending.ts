import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus, messageOf } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failedBefore, returnToDraft } from './drafts.ts';
import { newId } from './new-id.ts';
import { type Ordered, withStored } from './order.ts';
import { dropOutgoing, keepOutgoing, keptOutgoing, type Outgoing } from './outgoing.ts';
import { readOnlyNotice } from './read-only.tsx';

type Place = { conversationId: number };
type Sending<M> = {
  /** Names the chat: what is typed, on its way or failed belongs to it. */
  chat: string;
  /** The conversation that is open; null for one that the first message starts. */
  conversationId: number | null;
  mayWrite: boolean;
  start: (outgoing: Outgoing) => Promise<number>;
  /** Asks, and answers with the two messages that are stored now. */
  ask: (outgoing: Outgoing & Place) => Promise<M[]>;
  messagesKey: (conversationId: number) => QueryKey;
  listKey: QueryKey;
  /** Something that the message was about is not there any more. */
  onMissing: () => void;
  /** The message that is on its way has got its conversation. */
  onStarted: (conversationId: number) => void;
};

const refetchMs = 1_000;
const notSent = 'Failed to send message. Please try again.';
/** Which conversation a message has started, by the message's id. */
const started = new Map<string, number>();

export function useSending<M extends Ordered>(sending: Sending<M>) {
  const client = useQueryClient();
  const toast = useToast();
  const latest = useLatest(sending);
  const { chat, messagesKey, listKey } = sending;
  const mutationKey = ['send message', chat];
  const [outgoing] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Outgoing,
  });

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (message: Outgoing) => {
      const conversationId = message.conversationId ?? (await start(message));
      const place = { ...message, conversationId };
      keepOutgoing(chat, place);
      return { place, stored: await sending.ask(place) };
    },
    onSuccess: async ({ place, stored }) => {
      const key = messagesKey(place.conversationId);
      await client.cancelQueries({ queryKey: key });
      const own = stored.map((message, i) =>
        i === 0 ? { ...message, clientMessageId: place.clientMessageId } : message,
      );
      client.setQueryData<M[]>(key, (shown = []) => withStored(shown, own));
      setTimeout(() => {
        for (const queryKey of [key, listKey]) void client.invalidateQueries({ queryKey });
      }, refetchMs);
    },
    onError: (error, message) => {
      const conversationId = message.conversationId ?? started.get(message.clientMessageId) ?? null;
      returnToDraft(chat, { ...message, conversationId });
      toast(noticeOf(error));
      if (hasStatus(error, 404)) sending.onMissing();
      // What was deleted elsewhere must not be shown any longer.
      if (conversationId !== null && hasStatus(error, 403, 404)) {
        for (const queryKey of [messagesKey(conversationId), listKey]) void client.invalidateQueries({ queryKey });
      }
    },
    onSettled: () => dropOutgoing(chat),
  });

  async function start(message: Outgoing): Promise<number> {
    const id = await sending.start(message);
    started.set(message.clientMessageId, id);
    client.setQueryData<M[]>(messagesKey(id), []);
    void client.invalidateQueries({ queryKey: listKey });
    if (latest.current?.conversationId === null) latest.current.onStarted(id);
    return id;
  }

  const isPending = () => client.isMutating({ mutationKey }) > 0;
  const go = (message: Outgoing) => {
    keepOutgoing(chat, message);
    mutate(message);
  };
  useKeptMessage(chat, isPending, go);

  return {
    outgoing: outgoing && here(outgoing, sending.conversationId) ? outgoing : undefined,
    pending: outgoing !== undefined,
    /** Blank messages are not sent, and none while another one is on its way. */
    send: (text: string, personIds?: number[]) => {
      if (!sending.mayWrite) return toast(readOnlyNotice);
      if (!text.trim() || isPending()) return;
      const message = { text: text.trim(), conversationId: sending.conversationId, ...(personIds && { personIds }) };
      const clientMessageId = failedBefore(chat, message)?.clientMessageId ?? newId();
      go({ ...message, clientMessageId, createdAt: new Date().toISOString() });
    },
  };
}

const here = ({ conversationId, clientMessageId }: Outgoing, open: number | null) =>
  (conversationId ?? started.get(clientMessageId) ?? null) === open;

/** The server's own sentence where it says what to change, else the specification's. */
function noticeOf(error: Error) {
  if (hasStatus(error, 403)) return { ...readOnlyNotice, destructive: true };
  const description = hasStatus(error, 400, 413, 429) ? messageOf(error, notSent) : notSent;
  return { title: 'Error', description, destructive: true };
}

/** Undefined once the chat is no longer shown. */
function useLatest<T>(value: T) {
  const latest = useRef<T>(undefined);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  });
  return latest;
}

/**
 * The page was loaded again while a message was on its way: it is sent once more under its id, which answers what the server has
 * stored. Without a conversation it may have started one, so it goes back to where it was typed.
 */
function useKeptMessage(chat: string, isPending: () => boolean, go: (message: Outgoing) => void) {
  const once = useRef({ isPending, go });
  useEffect(() => {
    const kept = keptOutgoing(chat);
    if (!kept || once.current.isPending()) return;
    dropOutgoing(chat);
    if (kept.conversationId === null) returnToDraft(chat, kept);
    else once.current.go(kept);
  }, [chat]);
}
