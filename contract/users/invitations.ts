import * as z from 'zod/mini';
import { roles } from '../role-names.ts';
import type { Role } from '../roles.ts';
import { route } from '../route.ts';
import { idParams, message, moment } from '../schemas.ts';
import { confirmation, emailWith, newPassword, newUsername, passwordsMatch } from './auth.ts';
import { chosenRole, grantInput, projectGrant } from './users.ts';

/** How long an invitation is valid. */
export const invitationHours = 120;

/** The reply for a link that is unknown, used, expired or revoked; it does not say which. */
export const invalidInvitation = 'Invalid or expired invitation';

const label = (name: string) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(120, { error: `${name} must be at most 120 characters` })));

export const invitation = z
  .object({
    email: emailWith('Invalid email format', 'Email is required'),
    role: chosenRole,
    companyName: label('Company name'),
    teamName: label('Team name'),
    projectAccess: z._default(z.array(grantInput).check(z.maxLength(500, { error: 'At most 500 projects' })), []),
  })
  .check(
    z.refine<{ role: Role; projectAccess: readonly unknown[] }>(
      ({ role, projectAccess }) => role === 'client' || projectAccess.length === 0,
      { error: 'Project access can only be given to clients', path: ['projectAccess'] },
    ),
  );
export type Invitation = z.infer<typeof invitation>;

/** An invitation not yet accepted or revoked; an expired one can be resent. */
export const pendingInvitation = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(roles),
  teamName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** May include a project that has since been deleted; accepting the invitation skips it. */
  projectAccess: z.array(projectGrant),
  /** The admin who sent it last. */
  invitedBy: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
  expired: z.boolean(),
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** The form of the invited person. Role, team and grants come from the invitation, and the link proves the address. */
export const invitationRegistration = z
  .object({ username: newUsername, password: newPassword, confirmPassword: confirmation })
  .check(passwordsMatch);
export type InvitationRegistration = z.infer<typeof invitationRegistration>;

/** The specification requires no confirmation in this call, so it is compared only when sent. */
const completion = z
  .object({ username: newUsername, password: newPassword, confirmPassword: z.optional(confirmation) })
  .check(
    z.refine<{ password: string; confirmPassword?: string | undefined }>(
      ({ password, confirmPassword = password }) => confirmPassword === password,
      { error: "Passwords don't match", path: ['confirmPassword'] },
    ),
  );
export type InvitationCompletion = z.infer<typeof completion>;

const tokenParams = z.object({ token: z.string() });

export const inviteUser = route('POST', '/api/invite-user', {
  action: 'users.invite',
  summary: 'Invite a person by mail; replaces an open invitation of the same address',
  body: invitation,
  status: 201,
  reply: z.object({ user: z.object({ email: z.string() }) }),
});
export const listInvitations = route('GET', '/api/invitations', {
  action: 'invitations.list',
  summary: 'List the open invitations of the company, newest first',
  reply: z.array(pendingInvitation),
});
export const resendInvitation = route('POST', '/api/invitations/:id/resend', {
  action: 'invitations.resend',
  summary: 'Resend an invitation with a new link; the old link stops working',
  params: idParams,
  reply: message,
});
export const revokeInvitation = route('DELETE', '/api/invitations/:id', {
  action: 'invitations.revoke',
  summary: 'Revoke an invitation',
  params: idParams,
  reply: message,
});
export const verifyInvitation = route('GET', '/api/verify-invitation/:token', {
  action: 'public',
  summary: 'Check whether a mailed invitation is valid, and for which role',
  params: tokenParams,
  reply: z.object({ role: z.enum(roles) }),
});
export const completeInvitation = route('POST', '/api/complete-invitation/:token', {
  action: 'public',
  summary: 'Accept an invitation: creates an account that is active immediately',
  params: tokenParams,
  body: completion,
  reply: message,
});
