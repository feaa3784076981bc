import { lazy, Suspense, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Person } from '#contract/people/people.ts';
import { replaceHash, useHash } from '../../../lib/use-address.ts';
import { peopleChatHash, peopleChatIn } from './address.ts';

const load = () => import('./people-chat-dialog.tsx');
const PeopleChatDialog = lazy(() => load().then((m) => ({ default: m.PeopleChatDialog })));

/** Fetches the dialog's code when a click is likely. */
export function preloadPeopleChat(): void {
  load().catch(() => {});
}

type Props = {
  projectId: number;
  people: readonly Person[];
  language: Language;
  /** Whom a new conversation is with. */
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  /** The new chat has become a conversation, which knows for itself whom it is with. */
  onStarted: () => void;
  /** The documents to which a new conversation is limited; empty for none. */
  citable: readonly number[];
};

/** The chat that the page's address names, if any. */
export function PeopleChat(props: Props) {
  const address = peopleChatIn(useHash());
  // A dialog that closes is shown for a moment longer.
  const [last, setLast] = useState(address);
  if (address && address.conversationId !== last?.conversationId) setLast(address);
  if (!last) return null;
  return (
    <Suspense>
      <PeopleChatDialog
        {...props}
        conversationId={last.conversationId}
        open={address !== null}
        onClose={() => replaceHash('')}
        onChoose={(id) => replaceHash(peopleChatHash(id))}
      />
    </Suspense>
  );
}

export const openPeopleChat = (conversationId: number | null): void => replaceHash(peopleChatHash(conversationId));
