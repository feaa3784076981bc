import { lazy, type ReactNode, Suspense } from 'react';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import type { DialogState } from '../../ui/dialog/use-dialog.ts';
import type { ProjectSource } from './access-choice.tsx';

const loaders = {
  role: () => import('./change-role-dialog.tsx'),
  access: () => import('./access-dialog.tsx'),
  delete: () => import('./delete-user-dialog.tsx'),
};
const ChangeRoleDialog = lazy(() => loaders.role().then((m) => ({ default: m.ChangeRoleDialog })));
const AccessDialog = lazy(() => loaders.access().then((m) => ({ default: m.AccessDialog })));
const DeleteUserDialog = lazy(() => loaders.delete().then((m) => ({ default: m.DeleteUserDialog })));

export type UserTask = { task: keyof typeof loaders; user: CompanyUser };

/** Fetches a dialog's code when a click is likely. */
export function preloadDialog(task: UserTask['task']): void {
  loaders[task]().catch(() => {});
}

type Props = {
  dialog: DialogState<UserTask>;
  projects: ProjectSource;
  roleLabel: (role: Role) => ReactNode;
};

/** The one dialog about a user that is open. */
export function UserDialogs({ dialog: { shown, close }, projects, roleLabel }: Props) {
  if (!shown) return null;
  const { about, open, round } = shown;
  const { task, user } = about;
  const props = { open, onClose: close, user };
  return (
    <Suspense key={round}>
      {task === 'role' && <ChangeRoleDialog {...props} roleLabel={roleLabel} />}
      {task === 'access' && <AccessDialog {...props} projects={projects} />}
      {task === 'delete' && <DeleteUserDialog {...props} />}
    </Suspense>
  );
}
