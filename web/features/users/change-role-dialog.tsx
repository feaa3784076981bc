import { type FormEvent, type ReactNode, useState } from 'react';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog/dialog.tsx';
import { RoleChoice } from './role-choice.tsx';
import { effectOfChange } from './rules.ts';
import { reasonOf, useChangeRole } from './use-user-changes.ts';

type Props = { open: boolean; onClose: () => void; user: CompanyUser; roleLabel: (role: Role) => ReactNode };

export function ChangeRoleDialog({ open, onClose, user, roleLabel }: Props) {
  const [role, setRole] = useState(user.role);
  const { mutate, isPending, error } = useChangeRole(user);
  const effect = effectOfChange(user.role, role);
  const failure = reasonOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role !== user.role && !isPending) mutate(role, { onSuccess: onClose });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change User Role"
      description={
        <>
          Choose what <bdi>{user.username}</bdi> may do. It takes effect at once.
        </>
      }
      shape="question"
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody className="grid content-start gap-3">
          <RoleChoice
            roleLabel={roleLabel}
            input={(one) => ({
              name: 'role',
              checked: one === role,
              onChange: () => setRole(one),
              'data-autofocus': one === role || undefined,
            })}
          />
          <p aria-live="polite" className="text-text-2 text-pretty empty:hidden">
            {effect}
          </p>
          {failure && <Alert>{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={role === user.role} pending={isPending} pendingText="Changing Role...">
            Change Role
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
