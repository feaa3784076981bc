import { describe, expect, test } from 'vitest';
import { can, hasRank, isOwnAccount, rankOf, roleMay } from './roles.ts';

describe('ranks', () => {
  test('admin 3, user 2, client 1, anything else 0', () => {
    expect(['company_admin', 'company_user', 'client', 'owner', '', null].map(rankOf)).toEqual([3, 2, 1, 0, 0, 0]);
  });
  test('a required role admits itself and any higher one', () => {
    expect(hasRank('company_admin', 'company_user')).toBe(true);
    expect(hasRank('company_user', 'company_user')).toBe(true);
    expect(hasRank('client', 'company_user')).toBe(false);
    expect(hasRank('somebody', 'client')).toBe(false);
  });
});

describe('a client', () => {
  const none = { canViewInsights: false, canViewChat: false };
  const insights = { canViewInsights: true, canViewChat: false };
  const chat = { canViewInsights: false, canViewChat: true };
  test('without a usable grant sees nothing of a project, as if it did not exist', () => {
    expect(can('client', 'projects.read', null)).toBe('hidden');
    expect(can('client', 'insights.list', none)).toBe('hidden');
  });
  test('sees the insights only with that grant, and the project with either', () => {
    expect(can('client', 'insights.list', insights)).toBe('allowed');
    expect(can('client', 'insights.list', chat)).toBe('forbidden');
    expect(can('client', 'projects.read', chat)).toBe('allowed');
  });
  test('reads conversations only with that grant', () => {
    expect(can('client', 'conversations.read', chat)).toBe('allowed');
    expect(can('client', 'conversations.read', insights)).toBe('forbidden');
    expect(can('client', 'conversations.read', none)).toBe('hidden');
    expect(can('client', 'insights.read', chat)).toBe('forbidden');
  });
  test('writes nothing, whatever was granted', () => {
    const both = { canViewInsights: true, canViewChat: true };
    for (const action of [
      'projects.create',
      'projects.sample',
      'projects.update',
      'projects.delete',
      'documents.upload',
      'insights.delete',
      'analysis.start',
      'questions.analyze',
      'documents.read',
      'insights.chat',
      'people.chat',
      'conversations.write',
      'conversations.delete',
    ] as const) {
      expect(can('client', action, both), action).toBe('forbidden');
      expect(roleMay('client', action), action).toBe(false);
    }
  });
});

test.each(['company_admin', 'company_user'])('%s may do all that is done on a project', (role) => {
  for (const action of [
    'projects.create',
    'documents.upload',
    'analysis.start',
    'insights.list',
    'projects.read',
  ] as const) {
    expect(can(role, action), action).toBe('allowed');
  }
});

test('a conversation is deleted by the user who began it, and by admins', () => {
  expect(can('company_user', 'conversations.delete', null, true)).toBe('allowed');
  expect(can('company_user', 'conversations.delete', null, false)).toBe('forbidden');
  expect(can('company_admin', 'conversations.delete', null, false)).toBe('allowed');
  expect(can('client', 'conversations.delete', { canViewInsights: true, canViewChat: true }, true)).toBe('forbidden');
});

test('users, invitations and grants are managed by admins alone', () => {
  for (const action of [
    'users.list',
    'users.invite',
    'users.role',
    'users.delete',
    'users.view',
    'invitations.list',
    'invitations.resend',
    'invitations.revoke',
    'access.grant',
    'access.revoke',
    'audit.list',
  ] as const) {
    const may = (role: string) => [roleMay(role, action), can(role, action)];
    expect(may('company_admin'), action).toEqual([true, 'allowed']);
    for (const role of ['company_user', 'client', 'guest']) expect(may(role), action).toEqual([false, 'forbidden']);
  }
});

test('an unknown role may do nothing', () => {
  expect(can('guest', 'projects.list')).toBe('forbidden');
});

test('everybody manages their own account, whatever their role', () => {
  for (const action of ['password.change', 'sessions.list', 'sessions.end'] as const) {
    expect(isOwnAccount(action), action).toBe(true);
    for (const role of ['company_admin', 'company_user', 'client']) expect(can(role, action), role).toBe('allowed');
    expect(can('guest', action)).toBe('forbidden');
  }
  expect(isOwnAccount('session.read')).toBe(false);
});
