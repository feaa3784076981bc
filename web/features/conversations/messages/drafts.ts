import { useSyncExternalStore } from 'react';
import type { Outgoing } from './outgoing.ts';

/** What was typed and not sent, by chat: it outlives the dialog, so that closing it loses nothing. */
const drafts = new Map<string, string>();
/** The message that could not be sent. Sent again unchanged, it keeps its id, because the server may have stored it. */
const failures = new Map<string, Outgoing>();
const listeners = new Set<() => void>();

export function writeDraft(chat: string, text: string): void {
  if (text) drafts.set(chat, text);
  else drafts.delete(chat);
  for (const changed of listeners) changed();
}

export function useDraft(chat: string): string {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => drafts.get(chat) ?? '',
  );
}

/** Puts the text of a message that could not be sent back, before whatever was typed since. */
export function returnToDraft(chat: string, outgoing: Outgoing): void {
  failures.set(chat, outgoing);
  writeDraft(chat, [outgoing.text, drafts.get(chat)].filter(Boolean).join('\n'));
}

/** The message that failed, if this is the same one again: same text, same conversation, same people. */
export function failedBefore(chat: string, again: Omit<Outgoing, 'clientMessageId' | 'createdAt'>): Outgoing | null {
  const failed = failures.get(chat);
  failures.delete(chat);
  if (!failed || failed.text !== again.text || failed.conversationId !== again.conversationId) return null;
  return String(failed.personIds) === String(again.personIds) ? failed : null;
}
