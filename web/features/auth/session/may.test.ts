import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/roles.ts';
import { mayDo } from './may.ts';

const insights = { canViewInsights: true, canViewChat: false };
const chat = { canViewInsights: false, canViewChat: true };
const neither = { canViewInsights: false, canViewChat: false };

/** One action for each kind of rule, and those that decide what the project page offers. */
const staffActions: Action[] = [
  'projects.create',
  'projects.update',
  'projects.delete',
  'documents.upload',
  'documents.read',
  'insights.create',
  'insights.update',
  'insights.delete',
  'insights.merge',
  'dismissed.list',
  'trash.manage',
  'analysis.start',
  'analysis.read',
  'questions.add',
  'questions.delete',
  'questions.analyze',
  'people.analyze',
  'topics.create',
  'topics.update',
  'topics.delete',
];
const adminActions: Action[] = ['users.list', 'users.invite', 'users.view', 'access.grant', 'audit.list'];
const readActions: Action[] = [
  'projects.list',
  'projects.read',
  'insights.list',
  'people.list',
  'topics.list',
  'password.change',
];

describe('what the page offers', () => {
  test.each(['company_admin', 'company_user', 'client'] as const)('a %s may read', (role) => {
    for (const action of readActions) expect(mayDo(role, action), action).toBe(true);
  });

  test('admins and company users may work on research, clients may not, whatever they were granted', () => {
    for (const action of staffActions) {
      expect(mayDo('company_admin', action), action).toBe(true);
      expect(mayDo('company_user', action), action).toBe(true);
      expect(mayDo('client', action), action).toBe(false);
      expect(mayDo('client', action, { canViewInsights: true, canViewChat: true }), action).toBe(false);
    }
  });

  test('only admins may manage users', () => {
    for (const action of adminActions) {
      expect(mayDo('company_admin', action), action).toBe(true);
      expect(mayDo('company_user', action), action).toBe(false);
      expect(mayDo('client', action), action).toBe(false);
    }
  });

  test('nothing is offered before it is known who is signed in', () => {
    for (const action of [...readActions, ...staffActions, ...adminActions]) {
      expect(mayDo(undefined, action), action).toBe(false);
      expect(mayDo(undefined, action, insights), action).toBe(false);
    }
  });
});

describe('with the grants of a client', () => {
  test.each([
    ['projects.read', insights, true],
    ['projects.read', chat, true],
    ['projects.read', neither, false],
    ['projects.read', null, false],
    ['people.list', insights, true],
    ['people.list', chat, true],
    ['people.list', neither, false],
    ['people.list', null, false],
    ['insights.list', insights, true],
    ['insights.list', chat, false],
    ['insights.list', null, false],
    ['reports.insights', chat, false],
    ['conversations.read', chat, true],
    ['conversations.read', insights, false],
    ['projects.list', null, true],
  ] as const)('%s with %o: %s', (action, grants, allowed) => {
    expect(mayDo('client', action, grants)).toBe(allowed);
  });

  test('admins and company users need none', () => {
    for (const role of ['company_admin', 'company_user'] as const) {
      expect(mayDo(role, 'insights.list', null)).toBe(true);
      expect(mayDo(role, 'people.list', null)).toBe(true);
    }
  });
});
