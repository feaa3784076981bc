import { useMutation } from '@tanstack/react-query';
import { Keyboard, LogOut, Settings, Settings2, Users } from 'lucide-react';
import { logout } from '#contract/users/auth.ts';
import type { SessionUser } from '#contract/users/session-user.ts';
import { call, messageOf } from '../../../lib/api.ts';
import { askForShortcuts } from '../../../lib/shortcuts-wanted.ts';
import { viewAs } from '../../../lib/view-as.ts';
import { MenuItem, MenuLink, MenuPanel } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';
import { RoleLabel } from './role-label.tsx';
import { useSession } from './session.tsx';
import { useMay } from './use-may.ts';

type Props = {
  user: SessionUser;
  /** Whether the page of user management is there. */
  hasUserManagement: boolean;
  onClose: () => void;
};

export function AccountMenu({ user, hasUserManagement, onClose }: Props) {
  const { setUser } = useSession();
  const mayListUsers = useMay('users.list');
  const mayConfigure = useMay('model.configure');
  const toast = useToast();
  const signOut = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => setUser(null),
    onError: (error) =>
      toast({ title: 'Logout failed', description: messageOf(error, error.message), destructive: true }),
  });
  return (
    <MenuPanel label="Account" heading={<Identity user={user} />} onClose={onClose}>
      {hasUserManagement && mayListUsers && (
        <MenuLink href="/users">
          <Users className="icon" />
          User Management
        </MenuLink>
      )}
      {mayConfigure && (
        <MenuLink href="/settings">
          <Settings2 className="icon" />
          Settings
        </MenuLink>
      )}
      {!viewAs && (
        <MenuLink href="/account">
          <Settings className="icon" />
          Account settings
        </MenuLink>
      )}
      <MenuItem onSelect={askForShortcuts}>
        <Keyboard className="icon" />
        Keyboard shortcuts
      </MenuItem>
      <MenuItem onSelect={() => signOut.mutate()} disabled={signOut.isPending}>
        <LogOut className="icon rtl:-scale-x-100" />
        Logout
      </MenuItem>
    </MenuPanel>
  );
}

function Identity({ user }: { user: SessionUser }) {
  const place = [user.companyName, user.teamName].filter(Boolean);
  return (
    <div className="mb-1 border-b border-line px-2.5 pt-2 pb-3">
      <p className="font-semibold break-words">
        <bdi>{user.username}</bdi>
      </p>
      <div className="mt-1 text-label text-text-2">
        <RoleLabel role={user.role} />
      </div>
      {place.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team may be called as its company is
        <p key={index} className="mt-0.5 text-label break-words text-text-3">
          <bdi>{name}</bdi>
        </p>
      ))}
    </div>
  );
}
