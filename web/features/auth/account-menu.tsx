import { useMutation } from '@tanstack/react-query';
import { Building2, LogOut, Shield, User } from 'lucide-react';
import { logout, type SessionUser } from '#contract/auth.ts';
import type { Role } from '#contract/roles.ts';
import { call } from '../../lib/api.ts';
import { MenuItem, MenuPanel } from '../../ui/menu.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from './session.tsx';

const roleLabels: Record<Role, { label: string; Icon: typeof User; color: string }> = {
  company_admin: { label: 'Administrator', Icon: Shield, color: 'text-danger' },
  company_user: { label: 'Company User', Icon: Building2, color: 'text-cool' },
  client: { label: 'Client', Icon: User, color: 'text-ok' },
};

export function AccountMenu({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { setUser } = useSession();
  const toast = useToast();
  const signOut = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      sessionStorage.clear();
      setUser(null);
    },
    onError: (error) => toast({ title: 'Logout failed', description: error.message, destructive: true }),
  });
  return (
    <MenuPanel label="Account" heading={<Identity user={user} />} onClose={onClose}>
      <MenuItem onSelect={() => signOut.mutate()} disabled={signOut.isPending}>
        <LogOut className="icon rtl:-scale-x-100" />
        Logout
      </MenuItem>
    </MenuPanel>
  );
}

function Identity({ user }: { user: SessionUser }) {
  const { label, Icon, color } = roleLabels[user.role];
  const place = [user.companyName, user.teamName].filter(Boolean);
  return (
    <div className="mb-1 border-b border-line px-2.5 pt-2 pb-3">
      <p className="font-semibold break-words">
        <bdi>{user.username}</bdi>
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-label text-text-2">
        <Icon className={`icon ${color}`} />
        {label}
      </p>
      {place.map((name) => (
        <p key={name} className="mt-0.5 text-label break-words text-text-3">
          <bdi>{name}</bdi>
        </p>
      ))}
    </div>
  );
}
