import * as storage from '../../../../lib/storage.ts';

/** A message on its way: under its id the server stores it, and the reply to it, exactly once. */
export type Outgoing = {
  clientMessageId: string;
  text: string;
  /** Null while its conversation does not exist. */
  conversationId: number | null;
  /** Whom a message to people is for, and to which documents the conversation that it starts is limited. */
  personIds?: number[];
  documentIds?: number[];
  createdAt: string;
};

const place = () => sessionStorage;
const keyOf = (chat: string) => `outgoing:${chat}`;

/** Keeps the message over a reload of the page; its id makes it safe to send it again. */
export const keepOutgoing = (chat: string, outgoing: Outgoing): void =>
  storage.remember(keyOf(chat), JSON.stringify(outgoing), place);

export const dropOutgoing = (chat: string): void => storage.forget(keyOf(chat), place);

export function keptOutgoing(chat: string): Outgoing | null {
  try {
    return JSON.parse(storage.recall(keyOf(chat), place) ?? 'null') as Outgoing | null;
  } catch {
    return null;
  }
}
