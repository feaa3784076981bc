import type { AuditDetails, AuditKind } from '#contract/audit.ts';

export const kindLabels: Record<AuditKind, string> = {
  'sign-ins': 'Sign-ins and sessions',
  passwords: 'Passwords',
  denials: 'Denied calls',
  invitations: 'Invitations',
  users: 'Roles and users',
  access: 'Project access',
  deletions: 'Deletions and erasures',
  downloads: 'Downloads',
  model: 'Language model',
};

/** What a user tried without permission, by the name in the permission table. */
const callWords: Record<string, string> = {
  'projects.create': 'create a project',
  'projects.sample': 'make a sample project',
  'projects.update': 'change a project',
  'projects.delete': 'delete a project',
  'topics.suggest': 'have topics suggested',
  'topics.create': 'create a topic',
  'topics.update': 'change a topic',
  'topics.delete': 'delete a topic',
  'documents.upload': 'upload a document',
  'insights.create': 'write an insight',
  'insights.update': 'edit an insight',
  'insights.delete': 'delete a document or insight',
  'insights.merge': 'merge insights',
  'dismissed.list': 'see dismissed insights',
  'dismissed.allow': 'allow a dismissed insight again',
  'trash.manage': 'use the trash of a project',
  'analysis.start': 'start an analysis',
  'questions.analyze': 'analyze questions',
  'people.analyze': 'find people',
  'people.erase': 'erase a research participant',
  'users.role': 'change a role',
  'users.delete': 'delete a user',
  'users.invite': 'invite a user',
  'invitations.resend': 'resend an invitation',
  'invitations.revoke': 'revoke an invitation',
  'users.view': 'see Earshot as a client',
  'access.grant': 'give project access',
  'access.revoke': 'withdraw project access',
  'model.configure': 'change the language model',
};

export const wordsOfCall = (call: string | null): string =>
  (call && callWords[call]) || `make the call ${call ?? 'of an unknown name'}`;

/** What a client may view from then on. */
export function viewOf({ canViewInsights, canViewChat }: AuditDetails): string {
  if (canViewInsights && canViewChat) return 'insights and chat';
  return canViewChat ? 'chat' : 'insights';
}
