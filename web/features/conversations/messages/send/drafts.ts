import { keyedStore } from './keyed-store.ts';
import type { Outgoing } from './outgoing.ts';

/** What was typed and not sent, by chat: it outlives the dialog, so that closing it loses nothing. */
const drafts = keyedStore<string>();
/** The message that could not be sent. Sent again unchanged, it keeps its id, because the server may have stored it. */
const failures = new Map<string, Outgoing>();

export const writeDraft = (chat: string, text: string): void => drafts.write(chat, text || undefined);

export const useDraft = (chat: string): string => drafts.use(chat) ?? '';

/** Puts the text of a message that could not be sent back, before whatever was typed since. */
export function returnToDraft(chat: string, outgoing: Outgoing): void {
  failures.set(chat, outgoing);
  writeDraft(chat, [outgoing.text, drafts.read(chat)].filter(Boolean).join('\n'));
}

/** The same for a message that was stopped: sent again, it is a new one. */
export function returnStopped(chat: string, outgoing: Outgoing): void {
  returnToDraft(chat, outgoing);
  failures.delete(chat);
}

/** The message that failed, if this is the same one again: same text, conversation, people and documents. */
export function failedBefore(chat: string, again: Omit<Outgoing, 'clientMessageId' | 'createdAt'>): Outgoing | null {
  const failed = failures.get(chat);
  failures.delete(chat);
  if (!failed || failed.text !== again.text || failed.conversationId !== again.conversationId) return null;
  const isSame = (ids: 'personIds' | 'documentIds') => String(failed[ids]) === String(again[ids]);
  return isSame('personIds') && isSame('documentIds') ? failed : null;
}
