import type { PendingInvitation } from '#contract/users/invitations.ts';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { notPending, useRevoke } from './use-invitation-changes.ts';

type Props = { open: boolean; onClose: () => void; invitation: PendingInvitation };

export function RevokeDialog({ open, onClose, invitation }: Props) {
  const { mutate, isPending, error } = useRevoke(invitation);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Revoke Invitation"
      description="Are you sure you want to revoke this invitation? Its link stops working at once."
      action="Revoke Invitation"
      pending={isPending}
      failure={error && reasonOf(error)}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{invitation.email}</p>
    </ConfirmDialog>
  );
}

const reasonOf = (error: unknown) =>
  hasStatus(error, 404) ? notPending : messageOf(error, 'The server could not be reached. Please try again.');
