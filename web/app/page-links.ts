import type { Action, Grants, Role } from '#contract/roles.ts';
import { mayDo } from '../features/auth/session/may.ts';
import { pageAt } from './lazy-pages.ts';

export type Visitor = {
  role: Role;
  /** Whether there is a project to see; read for clients only, undefined until it is known. */
  hasProject: boolean | undefined;
};

export type PageLink = {
  href: string;
  label: string;
  /** Whether the link leads to the page at this path. */
  covers: (path: string) => boolean;
  isFor: (visitor: Visitor) => boolean;
};

/** A project that a client sees is one it was granted something on; what exactly makes no difference to these links. */
const someGrant: Grants = { canViewInsights: true, canViewChat: true };

const whoMay =
  (action: Action) =>
  ({ role, hasProject }: Visitor) =>
    mayDo(role, action, hasProject ? someGrant : null);
const at = (href: string) => (path: string) => path === href || path.startsWith(`${href}/`);

/** The pages of the navigation, in the bar and in the phone's sheet, and who sees them. */
export const pageLinks: PageLink[] = [
  { href: '/', label: 'Dashboard', covers: (path) => path === '/', isFor: whoMay('projects.list') },
  {
    href: '/insights',
    label: 'Insights',
    covers: (path) => /^\/(insights|documents)(\/|$)|^\/projects\/./.test(path),
    isFor: whoMay('projects.list'),
  },
  { href: '/topics', label: 'Topics', covers: at('/topics'), isFor: whoMay('topics.list') },
  {
    href: '/people',
    label: 'People',
    covers: at('/people'),
    isFor: whoMay('people.list'),
  },
  {
    href: '/projects',
    label: 'Projects',
    covers: (path) => /^\/projects\/?$/.test(path),
    isFor: whoMay('projects.create'),
  },
  {
    href: '/users',
    label: 'User Management',
    covers: (path) => /^\/(users|audit|settings|usage)(\/|$)/.test(path),
    isFor: whoMay('users.list'),
  },
];

/** The links that a visitor sees: nothing leads to a page that is not there. */
export function linksFor(visitor: Visitor, isThere: (href: string) => boolean = hasPage): PageLink[] {
  return pageLinks.filter(({ href, isFor }) => isFor(visitor) && isThere(href));
}

export const hasPage = (href: string): boolean => pageAt(href) !== undefined;
