import { lazy, Suspense } from 'react';
import type { PendingInvitation } from '#contract/users/invitations.ts';
import type { DialogState } from '../../ui/dialog/use-dialog.ts';
import type { InviteParts } from './invite-dialog.tsx';

const loaders = { invite: () => import('./invite-dialog.tsx'), revoke: () => import('./revoke-dialog.tsx') };
const InviteDialog = lazy(() => loaders.invite().then((m) => ({ default: m.InviteDialog })));
const RevokeDialog = lazy(() => loaders.revoke().then((m) => ({ default: m.RevokeDialog })));

export type InvitationTask = { task: 'invite' } | { task: 'revoke'; invitation: PendingInvitation };

/** Fetches a dialog's code when a click is likely. */
export function preloadDialog(task: InvitationTask['task']): void {
  loaders[task]().catch(() => {});
}

type Props = InviteParts & { dialog: DialogState<InvitationTask>; ownCompany: string | null };

/** The one dialog about invitations that is open. */
export function InvitationDialogs({ dialog: { shown, close }, ...parts }: Props) {
  if (!shown) return null;
  const { about, open, round } = shown;
  const props = { open, onClose: close };
  return (
    <Suspense key={round}>
      {about.task === 'invite' && <InviteDialog {...props} {...parts} />}
      {about.task === 'revoke' && <RevokeDialog {...props} invitation={about.invitation} />}
    </Suspense>
  );
}
