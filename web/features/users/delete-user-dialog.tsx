import type { CompanyUser } from '#contract/users/users.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { reasonOf, useDeleteUser } from './use-user-changes.ts';

type Props = { open: boolean; onClose: () => void; user: CompanyUser };

export function DeleteUserDialog({ open, onClose, user }: Props) {
  const { mutate, isPending, error } = useDeleteUser(user);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete User"
      description="Are you sure you want to delete this user? This action cannot be undone."
      action="Delete User"
      pending={isPending}
      failure={reasonOf(error)}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    >
      <p className="[overflow-wrap:anywhere]">
        <bdi className="font-semibold">{user.username}</bdi>
        <span className="block text-text-2">{user.email}</span>
      </p>
      <p className="text-text-2 text-pretty">
        {user.role === 'client'
          ? 'This client is signed out at once and loses access to all projects.'
          : 'This user is signed out at once. Their projects, with everything in them, and their conversations are transferred to you.'}
      </p>
    </ConfirmDialog>
  );
}
