import * as z from 'zod/mini';
import { roles } from './role-names.ts';
import { id, moment, route } from './route.ts';

/** What the page can filter by. */
export const auditKinds = [
  'sign-ins',
  'passwords',
  'denials',
  'invitations',
  'users',
  'access',
  'deletions',
  'downloads',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Everything that is written down, and what kind of act it is. */
export const auditActions = {
  'signed-in': 'sign-ins',
  'sign-in-failed': 'sign-ins',
  'signed-out': 'sign-ins',
  'sessions-ended': 'sign-ins',
  'password-changed': 'passwords',
  'password-reset': 'passwords',
  denied: 'denials',
  'invitation-sent': 'invitations',
  'invitation-resent': 'invitations',
  'invitation-revoked': 'invitations',
  'invitation-accepted': 'invitations',
  'role-changed': 'users',
  'user-deleted': 'users',
  'view-started': 'users',
  'access-granted': 'access',
  'access-revoked': 'access',
  'project-deleted': 'deletions',
  'document-deleted': 'deletions',
  'insights-deleted': 'deletions',
  'insights-merged': 'deletions',
  downloaded: 'downloads',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof auditActions;
const actionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

export const downloadFormats = ['pdf', 'markdown', 'csv', 'json'] as const;

/** Facts beside the object. Never a token, a password, an address or a text of a customer. */
export const auditDetails = z.object({
  /** The roles before and after a change; for an invitation the role that it promises. */
  from: z.optional(z.enum(roles)),
  to: z.optional(z.enum(roles)),
  /** What a client may view of the project from then on. */
  canViewInsights: z.optional(z.boolean()),
  canViewChat: z.optional(z.boolean()),
  project: z.optional(z.object({ id: z.int(), name: z.string() })),
  /** How many sessions ended, or insights were deleted or merged. */
  count: z.optional(z.int()),
  format: z.optional(z.enum(downloadFormats)),
  /** Which report was downloaded. */
  report: z.optional(z.enum(['analysis', 'insight', 'insights'])),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.int(),
  createdAt: moment,
  action: z.enum(actionNames),
  /** Who did it, by the name of that time; null when nobody was signed in, as at a sign-in that failed. */
  actor: z.nullable(z.object({ id: z.nullable(z.int()), name: z.string() })),
  /** What it was done to, by the name of that time. The `call` that was denied has a name of the rule table and no id. */
  object: z.nullable(
    z.object({
      kind: z.enum(['user', 'invitation', 'project', 'document', 'insight', 'call']),
      id: z.nullable(z.int()),
      name: z.nullable(z.string()),
    }),
  ),
  details: auditDetails,
});
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditObject = NonNullable<AuditEntry['object']>;

export const auditPageLength = 50;

export const listAudit = route('GET', '/api/audit', {
  action: 'audit.list',
  summary: 'What was done in the company, newest first; `before` is the `next` of the page above',
  query: z.object({
    before: z.optional(id),
    kind: z.optional(z.enum(auditKinds, { error: 'Please choose a kind from the list' })),
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.int()) }),
});
export type AuditPage = z.infer<typeof listAudit.reply>;
