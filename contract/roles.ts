import type { roles } from './role-names.ts';

/** The permission table: roles and what they may do. The server, the page and the tests all use it. */
export type Role = (typeof roles)[number];

const ranks: Record<Role, number> = { company_admin: 3, company_user: 2, client: 1 };

/** The rank of a role; an unknown role ranks 0. */
export function rankOf(role: string | null | undefined): number {
  return ranks[role as Role] ?? 0;
}

/** A page or action that requires a role also admits every higher role. */
export function hasRank(role: string | null | undefined, required: Role): boolean {
  return rankOf(role) >= ranks[required];
}

/** What a client may view in one project. A row with neither flag counts as no grant. */
export type Grants = { canViewInsights: boolean; canViewChat: boolean };

/**
 * Whom each rule admits: `member` any signed-in user · `staff` admins and users of the company · `admin` admins of the
 * company · `insights` staff, and clients who may view the project's insights · `chat` staff, and clients who may read
 * its conversations · `project` staff, and clients with any grant on it · `author` staff for what they created, admins
 * for everything · `account` any signed-in user, for their own account only.
 */
type Rule = 'member' | 'staff' | 'admin' | 'insights' | 'chat' | 'project' | 'author' | 'account';

const rules = {
  'session.read': 'member',
  'password.change': 'account',
  'sessions.list': 'account',
  'sessions.end': 'account',
  'projects.list': 'member',
  'projects.read': 'project',
  'projects.create': 'staff',
  'projects.sample': 'staff',
  'projects.update': 'staff',
  'projects.delete': 'staff',
  'projects.export': 'insights',
  'topics.suggest': 'staff',
  'documents.upload': 'staff',
  'documents.read': 'staff',
  'insights.recent': 'member',
  'insights.list': 'insights',
  'insights.read': 'insights',
  'insights.create': 'staff',
  'insights.update': 'staff',
  'insights.delete': 'staff',
  'insights.merge': 'staff',
  'dismissed.list': 'staff',
  'dismissed.allow': 'staff',
  'analysis.start': 'staff',
  'analysis.read': 'staff',
  'reports.analysis': 'staff',
  'reports.insights': 'insights',
  'analysis.cancel': 'staff',
  'questions.list': 'insights',
  'questions.add': 'staff',
  'questions.delete': 'staff',
  'questions.analyze': 'staff',
  'people.list': 'project',
  'people.analyze': 'staff',
  'people.update': 'staff',
  'people.erase': 'staff',
  'people.chat': 'staff',
  'insights.chat': 'staff',
  'search.read': 'member',
  'conversations.recent': 'member',
  'conversations.read': 'chat',
  'conversations.write': 'staff',
  'conversations.delete': 'author',
  'conversations.export': 'chat',
  'topics.list': 'member',
  'topics.create': 'staff',
  'topics.update': 'staff',
  'topics.delete': 'staff',
  'trash.manage': 'staff',
  'users.list': 'admin',
  'users.role': 'admin',
  'users.delete': 'admin',
  'users.view': 'admin',
  'users.invite': 'admin',
  'invitations.list': 'admin',
  'invitations.resend': 'admin',
  'invitations.revoke': 'admin',
  'access.grant': 'admin',
  'access.revoke': 'admin',
  'audit.list': 'admin',
  'model.configure': 'admin',
  'model.usage': 'admin',
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/** The lowest role that a rule can admit. */
const required: Record<Rule, Role> = {
  member: 'client',
  account: 'client',
  insights: 'client',
  chat: 'client',
  project: 'client',
  author: 'company_user',
  staff: 'company_user',
  admin: 'company_admin',
};

/** `hidden` means: reply as if the object did not exist. */
export type Verdict = 'allowed' | 'forbidden' | 'hidden';

/** The role check. It depends on the role alone and runs before any lookup, so it reveals nothing about the object. */
export function roleMay(role: string, action: Action): boolean {
  return hasRank(role, required[rules[action]]);
}

/**
 * Whether the role may take the action on a project of its company, given its grants there and who created the
 * object.
 */
export function can(role: string, action: Action, grants: Grants | null = null, isAuthor = false): Verdict {
  const rule: Rule = rules[action];
  if (!roleMay(role, action)) return 'forbidden';
  if (rule === 'author') return isAuthor || hasRank(role, 'company_admin') ? 'allowed' : 'forbidden';
  if (hasRank(role, 'company_user') || rule === 'member' || rule === 'account') return 'allowed';
  if (!grants || !(grants.canViewInsights || grants.canViewChat)) return 'hidden';
  if (rule === 'insights' && !grants.canViewInsights) return 'forbidden';
  if (rule === 'chat' && !grants.canViewChat) return 'forbidden';
  return 'allowed';
}

/** Whether the table has a row for it; a route without one is not served. */
export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(rules, value);
}

/** Whether the action concerns the caller's own account; an admin who views Earshot as a client may not take it. */
export function isOwnAccount(action: Action): boolean {
  return rules[action] === 'account';
}
