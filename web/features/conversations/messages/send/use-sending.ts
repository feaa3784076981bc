import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus, messageOf } from '../../../../lib/api.ts';
import { useToast } from '../../../../ui/toast/toast.tsx';
import { readOnlyNotice } from '../read-only.tsx';
import { failedBefore, returnStopped, returnToDraft } from './drafts.ts';
import { keyedStore } from './keyed-store.ts';
import { newId } from './new-id.ts';
import { type Ordered, withStored } from './order.ts';
import { dropOutgoing, keepOutgoing, keptOutgoing, type Outgoing } from './outgoing.ts';
import { endStopping, isStopping, useStop } from './use-stop.ts';

type Place = { conversationId: number };
type Sending<M> = {
  /** Names the chat: what is typed, on its way or failed belongs to it. */
  chat: string;
  /** The conversation that is open; null for one that the first message starts. */
  conversationId: number | null;
  mayWrite: boolean;
  start: (outgoing: Outgoing) => Promise<number>;
  /** Asks, and answers with the two messages that are stored now. `onPart` is given the reply while it is written. */
  ask: (outgoing: Outgoing & Place, onPart: (soFar: M) => void) => Promise<M[]>;
  /** Ends the reply to a message; what has come of it is stored. */
  halt: (outgoing: Outgoing & Place) => Promise<unknown>;
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
/** What has come of the reply that a chat waits for. */
const written = keyedStore<unknown>();

export function useSending<M extends Ordered>(sending: Sending<M>) {
  const client = useQueryClient();
  const toast = useToast();
  const latest = useLatest(sending);
  const { chat, messagesKey, listKey } = sending;
  const mutationKey = ['send message', chat];
  const { stopping, stop, halt } = useStop(chat, sending.halt);
  const soFar = written.use(chat) as M | undefined;
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
      // Stopped before there was a conversation to stop it in.
      if (isStopping(chat, message)) await halt(place);
      return { place, stored: await sending.ask(place, (soFar) => written.write(chat, soFar)) };
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
      const conversationId = conversationOf(message);
      const back = isStopping(chat, message) ? returnStopped : returnToDraft;
      back(chat, { ...message, conversationId });
      toast(noticeOf(error));
      if (hasStatus(error, 404)) sending.onMissing();
      // What was deleted elsewhere must not be shown any longer, and what was stopped may be stored.
      if (conversationId !== null && (hasStatus(error, 403, 404) || isStopping(chat, message))) {
        for (const queryKey of [messagesKey(conversationId), listKey]) void client.invalidateQueries({ queryKey });
      }
    },
    onSettled: () => {
      dropOutgoing(chat);
      endStopping(chat);
      written.write(chat, undefined);
    },
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

  const isHere = outgoing && here(outgoing, sending.conversationId);
  return {
    outgoing: isHere ? outgoing : undefined,
    written: isHere ? soFar : undefined,
    pending: outgoing !== undefined,
    stopping: outgoing !== undefined && stopping === outgoing.clientMessageId,
    stop: () => outgoing && stop(outgoing, conversationOf(outgoing)),
    /** Blank messages are not sent, and none while another one is on its way. */
    send: (text: string, to?: Pick<Outgoing, 'personIds' | 'documentIds'>) => {
      if (!sending.mayWrite) return toast(readOnlyNotice);
      if (!text.trim() || isPending()) return;
      const message = { text: text.trim(), conversationId: sending.conversationId, ...to };
      const clientMessageId = failedBefore(chat, message)?.clientMessageId ?? newId();
      go({ ...message, clientMessageId, createdAt: new Date().toISOString() });
    },
  };
}

const conversationOf = ({ conversationId, clientMessageId }: Outgoing) =>
  conversationId ?? started.get(clientMessageId) ?? null;
const here = (outgoing: Outgoing, open: number | null) => conversationOf(outgoing) === open;

/** The specification's sentence, and the obstacle where the server says it; or the server's own, which says what to change. */
function noticeOf(error: Error) {
  if (hasStatus(error, 403)) return { ...readOnlyNotice, destructive: true };
  return { title: 'Error', description: reasonOf(error), destructive: true };
}

function reasonOf(error: Error): string {
  if (hasStatus(error, 400, 409, 413, 429)) return messageOf(error, notSent);
  return hasStatus(error, 503, 507) ? `${notSent} ${messageOf(error, '')}`.trim() : notSent;
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
 * The page was loaded again while a message was on its way: it is sent once more under its id, under which the server starts its
 * conversation and stores it once.
 */
function useKeptMessage(chat: string, isPending: () => boolean, go: (message: Outgoing) => void) {
  const once = useRef({ isPending, go });
  useEffect(() => {
    const kept = keptOutgoing(chat);
    if (!kept || once.current.isPending()) return;
    once.current.go(kept);
  }, [chat]);
}
