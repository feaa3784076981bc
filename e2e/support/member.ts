import type { Role } from '../../contract/roles.ts';
import type { Api } from './api.ts';
import { mailedPath } from './server.ts';
import { emailOf, password, type Site, usernameOf } from './site.ts';

export type Membership = {
  role: Role;
  teamName?: string;
  projectAccess?: { projectId: number; canViewInsights: boolean; canViewChat: boolean }[];
};

/** Invites a person into the admin's company and accepts the invitation of the mail. */
export async function addMember(site: Site, admin: Api, name: string, membership: Membership): Promise<void> {
  const email = emailOf(site, name);
  await admin.post('/api/invite-user', { email, ...membership });
  const token = (await mailedPath(site.dataDir, email, 'accept-invitation')).split('/').pop();
  await admin.post(`/api/complete-invitation/${token}`, { username: usernameOf(site, name), password });
}
