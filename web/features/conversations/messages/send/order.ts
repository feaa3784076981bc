import type { Outgoing } from './outgoing.ts';

/** What every message has in common. A message that this page has sent knows under which id, so that it is shown once. */
export type Ordered = { id: number; createdAt: string; clientMessageId?: string };

/** By id; where one is missing, by creation time. */
export function inOrder<M extends { id?: number; createdAt: string }>(messages: readonly M[]): M[] {
  return messages.toSorted((a, b) =>
    a.id !== undefined && b.id !== undefined ? a.id - b.id : a.createdAt.localeCompare(b.createdAt),
  );
}

/** The message that waits for its reply, unless the list has it already. */
export function stillWaiting(messages: readonly Ordered[], outgoing: Outgoing | undefined): Outgoing | undefined {
  return messages.some(({ clientMessageId }) => clientMessageId === outgoing?.clientMessageId) ? undefined : outgoing;
}

/** Adds what the server has stored to the list that is shown; a message that a second reading brought is not added again. */
export function withStored<M extends Ordered>(messages: readonly M[], stored: readonly M[]): M[] {
  const ids = new Set(stored.map(({ id }) => id));
  return inOrder([...messages.filter(({ id }) => !ids.has(id)), ...stored]);
}
