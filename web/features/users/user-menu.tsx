import { Eye, FolderKey, Settings, Trash2, UserCog } from 'lucide-react';
import { useEffect } from 'react';
import type { CompanyUser } from '#contract/users/users.ts';
import { MenuItem, MenuLink, MenuPanel } from '../../ui/menu.tsx';
import { preloadDialog, type UserTask } from './user-dialogs.tsx';

type Task = UserTask['task'];
type Props = {
  user: CompanyUser;
  isOwn: boolean;
  onTask: (task: UserTask) => void;
  onView: () => void;
  onClose: () => void;
};

const tasks: { task: Task | 'view'; label: string; Icon: typeof Eye; isFor: (user: CompanyUser) => boolean }[] = [
  { task: 'role', label: 'Change role', Icon: UserCog, isFor: () => true },
  { task: 'access', label: 'Manage access', Icon: FolderKey, isFor: ({ role }) => role === 'client' },
  { task: 'view', label: 'View as this client', Icon: Eye, isFor: ({ role }) => role === 'client' },
  { task: 'delete', label: 'Delete', Icon: Trash2, isFor: () => true },
];

/** What can be done with a user. Users cannot change their own account here, or a company could lose its last admin. */
export function UserMenu({ user, isOwn, onTask, onView, onClose }: Props) {
  const offered = isOwn ? [] : tasks.filter(({ isFor }) => isFor(user));
  useEffect(() => {
    if (isOwn) return;
    preloadDialog('role');
    preloadDialog('delete');
    if (user.role === 'client') preloadDialog('access');
  }, [isOwn, user.role]);
  return (
    <MenuPanel
      label={`Actions for ${user.username}`}
      onClose={onClose}
      heading={
        isOwn && (
          <p className="max-w-64 px-2.5 pt-2 pb-2 text-label text-pretty text-text-3">
            You cannot change your own role or delete your own account. Another administrator can.
          </p>
        )
      }
    >
      {isOwn && (
        <MenuLink href="/account">
          <Settings className="icon" />
          Account settings
        </MenuLink>
      )}
      {offered.map(({ task, label, Icon }) => (
        <MenuItem key={task} onSelect={() => (task === 'view' ? onView() : onTask({ task, user }))}>
          <Icon className="icon" />
          {label}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
