import { describe, expect, test } from 'vitest';
import type { CompanyUser } from '#contract/users/users.ts';
import {
  accessSummary,
  effectOfChange,
  flagsOf,
  grantChanges,
  matchingProjects,
  matchingUsers,
  placeOf,
  statusLabel,
  withGrant,
} from './rules.ts';

const user = (over: Partial<CompanyUser> = {}): CompanyUser => ({
  id: 1,
  username: 'Mara',
  email: 'mara@example.com',
  role: 'company_user',
  teamName: null,
  companyName: 'Harbour Foods',
  status: 'active',
  createdAt: '2026-01-05T08:00:00.000Z',
  projectAccess: [],
  ...over,
});
const grant = (projectId: number, canViewInsights: boolean, canViewChat: boolean) => ({
  projectId,
  canViewInsights,
  canViewChat,
});

describe('the search', () => {
  const users = [user(), user({ id: 2, username: 'Cleo', email: 'cleo@shop.example', teamName: 'Research' })];
  const found = (text: string) => matchingUsers(users, text).map(({ id }) => id);
  test('finds by name, address, team and company, whatever the case', () => {
    expect(found('MAR')).toEqual([1]);
    expect(found('@shop')).toEqual([2]);
    expect(found(' research ')).toEqual([2]);
    expect(found('harbour')).toEqual([1, 2]);
    expect(found('nobody')).toEqual([]);
  });
  test('finds everybody while it is blank', () => {
    expect(found('  ')).toEqual([1, 2]);
  });
  test('finds projects by their name', () => {
    const projects = [{ name: 'Bread and waste' }, { name: 'Night shift' }];
    expect(matchingProjects(projects, 'WASTE')).toEqual([{ name: 'Bread and waste' }]);
    expect(matchingProjects(projects, '')).toEqual(projects);
  });
});

describe('a row of the list', () => {
  test('names the company of a client only where it differs from the admin’s', () => {
    expect(placeOf(user({ teamName: 'Research' }), 'Harbour Foods')).toBe('Research');
    expect(placeOf(user({ companyName: 'Quay Retail', teamName: 'Buying' }), 'Harbour Foods')).toBe(
      'Quay Retail · Buying',
    );
    expect(placeOf(user(), 'Harbour Foods')).toBe('');
  });
  test('says the status in words, also one that it does not know', () => {
    expect(['active', 'pending', 'disabled', 'archived'].map(statusLabel)).toEqual([
      'Active',
      'Not verified',
      'Disabled',
      'archived',
    ]);
  });
  test('counts the projects of clients alone', () => {
    expect(accessSummary(user())).toBe('');
    expect(accessSummary(user({ role: 'client' }))).toBe('No project access');
    expect(accessSummary(user({ role: 'client', projectAccess: [grant(1, true, false)] }))).toBe('1 project');
  });
});

describe('a change of role', () => {
  test.each([
    ['client', 'company_user', /access of this client is removed/],
    ['company_user', 'client', /sees no project until/],
    ['company_admin', 'company_user', /^Pending invitations sent by this user/],
    ['company_admin', 'client', /^Pending invitations .* sees no project until/],
  ] as const)('from %s to %s says what else happens', (from, to, text) => {
    expect(effectOfChange(from, to)).toMatch(text);
  });
  test('that changes nothing else says nothing', () => {
    expect(effectOfChange('company_user', 'company_admin')).toBeNull();
    expect(effectOfChange('client', 'client')).toBeNull();
  });
});

describe('project access', () => {
  test('a project without a grant has neither flag', () => {
    expect(flagsOf([], 7)).toEqual({ canViewInsights: false, canViewChat: false });
  });
  test('a grant that loses both flags is none any more', () => {
    const grants = [grant(1, true, false), grant(2, true, true)];
    expect(withGrant(grants, grant(1, false, false))).toEqual([grant(2, true, true)]);
    expect(withGrant(grants, grant(3, false, true))).toEqual([...grants, grant(3, false, true)]);
  });
  test('only what differs is saved, a withdrawn grant with both flags off', () => {
    const before = [grant(1, true, false), grant(2, true, true), grant(4, false, true)];
    const after = [grant(4, false, true), grant(2, true, false), grant(3, false, true)];
    expect(grantChanges(before, after)).toEqual([grant(1, false, false), grant(2, true, false), grant(3, false, true)]);
  });
});
