import * as z from 'zod/mini';
import { roles } from '../role-names.ts';
import { route, viewAsHeader } from '../route.ts';
import { id, idParams, message, moment } from '../schemas.ts';

/** What a client may view in one project. An entry with neither flag counts as no grant and is not stored. */
export const projectGrant = z.object({
  projectId: z.int(),
  canViewInsights: z.boolean(),
  canViewChat: z.boolean(),
});
export type ProjectGrant = z.infer<typeof projectGrant>;

export const companyUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  teamName: z.nullable(z.string()),
  /** The company's name; for a client, the name from the invitation if it has one. */
  companyName: z.nullable(z.string()),
  status: z.string(),
  createdAt: moment,
  /** A client's grants; empty for staff, who see all projects. */
  projectAccess: z.array(projectGrant),
});
export type CompanyUser = z.infer<typeof companyUser>;

const missing = (input: unknown) => input === undefined || input === null || input === '';
export const chosenRole = z.enum(roles, {
  error: ({ input }) => (missing(input) ? 'Role is required' : 'Please choose a role from the list'),
});

export const roleChange = z.object({ role: chosenRole });

const flag = z._default(z.boolean(), false);
const bodyId = z.int({ error: 'An id must be a whole number' }).check(z.positive(), z.maximum(2_147_483_647));
/** A requested grant; missing flags mean false. */
export const grantInput = z.object({ projectId: bodyId, canViewInsights: flag, canViewChat: flag });
export const accessInput = z.object({ userId: bodyId, canViewInsights: flag, canViewChat: flag });
export type AccessInput = z.infer<typeof accessInput>;

export const listUsers = route('GET', '/api/users', {
  action: 'users.list',
  summary: 'List the users of the company, oldest first, with the grants of clients',
  reply: z.array(companyUser),
});
export const changeRole = route('PATCH', '/api/users/:id/role', {
  action: 'users.role',
  summary: 'Change the role of another user; the last admin cannot be changed',
  params: idParams,
  body: roleChange,
  reply: companyUser,
});
export const deleteUser = route('DELETE', '/api/users/:id', {
  action: 'users.delete',
  summary: 'Delete another user; the projects of that user pass to the caller',
  params: idParams,
  reply: message,
});
export const startView = route('POST', '/api/users/:id/view', {
  action: 'users.view',
  summary: `View Earshot as a client: reads that send the returned value as ${viewAsHeader} get the replies of that client`,
  params: idParams,
  status: 201,
  reply: z.object({ viewAs: z.string() }),
});
export const grantAccess = route('POST', '/api/projects/:id/access', {
  action: 'access.grant',
  summary: 'Set what a client may view in a project; with neither flag the grant is removed',
  params: idParams,
  body: accessInput,
  reply: z.extend(projectGrant, { userId: z.int() }),
});
export const revokeAccess = route('DELETE', '/api/projects/:id/access/:userId', {
  action: 'access.revoke',
  summary: 'Remove the grant of a client on a project; succeeds if there is none',
  params: z.object({ id, userId: id }),
  reply: message,
});
