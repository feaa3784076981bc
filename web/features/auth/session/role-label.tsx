import { Building2, Shield, User } from 'lucide-react';
import type { Role } from '#contract/roles.ts';

const roleLabels: Record<Role, { label: string; Icon: typeof User; color: string }> = {
  company_admin: { label: 'Administrator', Icon: Shield, color: 'text-danger' },
  company_user: { label: 'Company User', Icon: Building2, color: 'text-cool' },
  client: { label: 'Client', Icon: User, color: 'text-ok' },
};

export const roleName = (role: Role): string => roleLabels[role].label;

export function RoleLabel({ role }: { role: Role }) {
  const { label, Icon, color } = roleLabels[role];
  return (
    <span className="flex items-center gap-1.5">
      <Icon className={`icon ${color}`} />
      {label}
    </span>
  );
}
