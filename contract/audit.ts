import * as z from 'zod/mini';
import { companyProviders } from './models/providers.ts';
import { roles } from './role-names.ts';
import { route } from './route.ts';
import { id, moment } from './schemas.ts';

/** The filters of the activity log. */
export const auditKinds = [
  'sign-ins',
  'passwords',
  'denials',
  'invitations',
  'users',
  'access',
  'deletions',
  'downloads',
  'model',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Every logged action and its kind. */
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
  'document-expired': 'deletions',
  'participant-erased': 'deletions',
  'retention-changed': 'deletions',
  'insights-deleted': 'deletions',
  'insights-merged': 'deletions',
  'dismissed-allowed': 'deletions',
  'trash-restored': 'deletions',
  'trash-deleted': 'deletions',
  downloaded: 'downloads',
  'model-changed': 'model',
  'model-reset': 'model',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof auditActions;
const actionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

export const downloadFormats = ['pdf', 'markdown', 'csv', 'json'] as const;

/** Additional facts. Never a token, a password, an email address or customer text. */
export const auditDetails = z.object({
  /** The roles before and after a change; for an invitation, the role it grants. */
  from: z.optional(z.enum(roles)),
  to: z.optional(z.enum(roles)),
  /** What a client may view in the project after the change. */
  canViewInsights: z.optional(z.boolean()),
  canViewChat: z.optional(z.boolean()),
  project: z.optional(z.object({ id: z.int(), name: z.string() })),
  /** How many sessions ended, insights were deleted or merged, or objects were restored or deleted for good. */
  count: z.optional(z.int()),
  /** How many months documents are kept; null: for as long as people want. */
  months: z.optional(z.nullable(z.int())),
  format: z.optional(z.enum(downloadFormats)),
  /** Which report was downloaded. */
  report: z.optional(z.enum(['analysis', 'insight', 'insights', 'conversation'])),
  /** The language model that was chosen, and whether its key was set or removed; never the key. */
  provider: z.optional(z.enum(companyProviders)),
  model: z.optional(z.string()),
  key: z.optional(z.enum(['set', 'removed', 'kept', 'none'])),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.int(),
  createdAt: moment,
  action: z.enum(actionNames),
  /** The user's name at that time; null when no one was signed in, as for a failed sign-in. */
  actor: z.nullable(z.object({ id: z.nullable(z.int()), name: z.string() })),
  /** The object's name at that time. A denied `call` has no id; its name is the action in the permission table. */
  object: z.nullable(
    z.object({
      kind: z.enum(['user', 'invitation', 'project', 'document', 'insight', 'erasure', 'call']),
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
  summary: 'List the activity of the company, newest first; pass `next` of one page as `before` of the following one',
  query: z.object({
    before: z.optional(id),
    kind: z.optional(z.enum(auditKinds, { error: 'Please choose a kind from the list' })),
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.int()) }),
});
export type AuditPage = z.infer<typeof listAudit.reply>;
