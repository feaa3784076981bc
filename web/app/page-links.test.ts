import { describe, expect, test } from 'vitest';
import { entryTo } from './entry.ts';
import { type Access, pageAt } from './lazy-pages.ts';
import { linksFor, pageLinks, type Visitor } from './page-links.ts';

const labels = (visitor: Visitor) => linksFor(visitor, () => true).map(({ label }) => label);

describe('the navigation', () => {
  test('an administrator sees every page', () => {
    expect(labels({ role: 'company_admin', hasProject: undefined })).toEqual([
      'Dashboard',
      'Insights',
      'Topics',
      'People',
      'Projects',
      'User Management',
    ]);
  });

  test('a company user sees all but User Management', () => {
    expect(labels({ role: 'company_user', hasProject: undefined })).toEqual([
      'Dashboard',
      'Insights',
      'Topics',
      'People',
      'Projects',
    ]);
  });

  test('a client sees People only with a project, and not before that is known', () => {
    expect(labels({ role: 'client', hasProject: true })).toEqual(['Dashboard', 'Insights', 'Topics', 'People']);
    expect(labels({ role: 'client', hasProject: false })).toEqual(['Dashboard', 'Insights', 'Topics']);
    expect(labels({ role: 'client', hasProject: undefined })).toEqual(['Dashboard', 'Insights', 'Topics']);
  });

  test('no link leads to a page that is not there', () => {
    const shown = linksFor({ role: 'company_admin', hasProject: true });
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (const { href } of shown) expect(pageAt(href)).toBeDefined();
    expect(linksFor({ role: 'company_admin', hasProject: true }, (href) => href !== '/insights')).not.toContainEqual(
      expect.objectContaining({ href: '/insights' }),
    );
  });

  test.each([
    ['/', 'Dashboard'],
    ['/insights', 'Insights'],
    ['/insights/7', 'Insights'],
    ['/projects/7', 'Insights'],
    ['/documents/7', 'Insights'],
    ['/projects', 'Projects'],
    ['/topics', 'Topics'],
    ['/people', 'People'],
    ['/users', 'User Management'],
    ['/audit', 'User Management'],
    ['/settings', 'User Management'],
    ['/usage', 'User Management'],
  ])('at %s the link %s is the current one', (path, label) => {
    expect(pageLinks.filter(({ covers }) => covers(path)).map((link) => link.label)).toEqual([label]);
  });
});

describe('who may open a page', () => {
  const page = (access: Access, needsProject = false) => ({ access, needsProject });

  test('a public page is open to everybody, before it is known who comes', () => {
    expect(entryTo(page('public'), undefined, null)).toBe('open');
    expect(entryTo(page('public'), null, null)).toBe('open');
  });

  test('any other page waits until the user is known and sends a visitor to sign in', () => {
    expect(entryTo(page('projects.list'), undefined, 7)).toBe('wait');
    expect(entryTo(page('users.list', true), null, null)).toBe('sign in');
    expect(entryTo(page('projects.list'), { role: 'client' }, null)).toBe('open');
  });

  test('a page about the chosen project gives way to the choice while none was made', () => {
    expect(entryTo(page('people.list', true), { role: 'company_user' }, null)).toBe('choose a project');
    expect(entryTo(page('people.list', true), { role: 'company_user' }, 7)).toBe('open');
  });

  test.each([
    ['users.list', 'company_admin', 'open'],
    ['users.list', 'company_user', 'denied'],
    ['users.list', 'client', 'denied'],
    ['projects.create', 'company_admin', 'open'],
    ['projects.create', 'company_user', 'open'],
    ['projects.create', 'client', 'denied'],
  ] as const)('a page about %s, opened by %s: %s', (access, role, entry) => {
    expect(entryTo(page(access), { role }, null)).toBe(entry);
  });

  const everyone = ['company_admin', 'company_user', 'client'];
  test.each([
    ['/', everyone],
    ['/insights', everyone],
    ['/insights/7', everyone],
    ['/projects/7', everyone],
    ['/topics', everyone],
    ['/people', everyone],
    ['/account', everyone],
    ['/projects', ['company_admin', 'company_user']],
    ['/documents/7', ['company_admin', 'company_user']],
    ['/users', ['company_admin']],
    ['/audit', ['company_admin']],
  ])('%s is open to %s', (address, admitted) => {
    const found = pageAt(address);
    const roles = (['company_admin', 'company_user', 'client'] as const).filter(
      (role) => found && entryTo(found, { role }, 7) === 'open',
    );
    expect(roles).toEqual(admitted);
  });

  test.each(['/auth', '/verify-email/t', '/accept-invitation/t', '/forgot-password', '/reset-password/t'])(
    '%s is public',
    (address) => expect(pageAt(address)?.access).toBe('public'),
  );
});
