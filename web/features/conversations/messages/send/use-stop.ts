import { useToast } from '../../../../ui/toast/toast.tsx';
import { keyedStore } from './keyed-store.ts';
import type { Outgoing } from './outgoing.ts';

/** The message whose reply is being stopped, by chat. */
const stopping = keyedStore<string>();

export const isStopping = (chat: string, { clientMessageId }: Outgoing): boolean =>
  stopping.read(chat) === clientMessageId;
export const endStopping = (chat: string): void => stopping.write(chat, undefined);

type Place = Outgoing & { conversationId: number };

/** Stops the reply that a chat waits for. Until its conversation exists no reply can be stopped; `halt` then does it later. */
export function useStop(chat: string, tellServer: (place: Place) => Promise<unknown>) {
  const toast = useToast();
  const halt = (place: Place) =>
    tellServer(place).catch(() => {
      endStopping(chat);
      toast({ title: 'Error', description: 'The reply could not be stopped. Please try again.', destructive: true });
    });
  const stop = (outgoing: Outgoing, conversationId: number | null) => {
    if (isStopping(chat, outgoing)) return;
    stopping.write(chat, outgoing.clientMessageId);
    if (conversationId !== null) void halt({ ...outgoing, conversationId });
  };
  return { stopping: stopping.use(chat), stop, halt };
}
