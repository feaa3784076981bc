import type { Role } from '../../contract/roles.ts';
import { type Api, emailOf, password } from './api.ts';
import { mailedPath, type Server } from './server.ts';

export type Membership = {
  role: Role;
  teamName?: string;
  projectAccess?: { projectId: number; canViewInsights: boolean; canViewChat: boolean }[];
};

/** Invites somebody into the admin's company and accepts the invitation of the mail. */
export async function addMember(server: Server, admin: Api, name: string, membership: Membership): Promise<void> {
  const email = emailOf(name);
  await admin.post('/api/invite-user', { email, ...membership });
  const token = (await mailedPath(server.dataDir, email, 'accept-invitation')).split('/').pop();
  await admin.post(`/api/complete-invitation/${token}`, { username: name, password });
}
