import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '#contract/users/session-user.ts';
import { onSessionRefused } from '../../../lib/api.ts';
import { repeatFailedReads } from '../../../lib/query-client.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { onSessionAnnounced } from './session-channel.ts';

type DialogProps = { user: SessionUser; onResume: () => void };

/** Notices that the session ended during work, and asks to sign in again above whatever is open. */
export function SessionEnd({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  const Dialog = useEndedDialog(ended);
  const resume = useCallback(() => {
    setEnded(false);
    repeatFailedReads(client);
  }, [client]);

  useEffect(() => onSessionRefused(() => setEnded(true)), []);
  // Another tab signed out or signed in again, perhaps as another user.
  useEffect(() => onSessionAnnounced((userId) => (userId === user.id ? resume() : setEnded(true))), [user.id, resume]);

  return ended && Dialog ? <Dialog user={user} onResume={resume} /> : null;
}

/** Fetched when needed. Not by `lazy`: a failure there would take the page down, and with it all that was typed. */
function useEndedDialog(ended: boolean): ComponentType<DialogProps> | null {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!ended) return;
    import('./end-of-session-dialog.tsx').then(
      (m) => setDialog(() => m.SessionEndedDialog),
      () =>
        toast({
          title: 'Your session has ended',
          description: 'Sign in again in another tab, then continue here.',
          destructive: true,
        }),
    );
  }, [ended, toast]);
  return Dialog;
}
