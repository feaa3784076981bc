import { hasRank, type Role } from '#contract/roles.ts';
import { pageAt } from './lazy-pages.ts';

export type Visitor = {
  role: Role;
  /** Whether there is a project to see; asked for clients only, undefined until it is known. */
  hasProject: boolean | undefined;
};

export type PageLink = {
  href: string;
  label: string;
  /** Whether the link stands for the page at this path. */
  covers: (path: string) => boolean;
  isFor: (visitor: Visitor) => boolean;
};

const everyone = () => true;
const from = (role: Role) => (visitor: Visitor) => hasRank(visitor.role, role);
const at = (href: string) => (path: string) => path === href || path.startsWith(`${href}/`);

/** The pages of the navigation, in the bar and in the phone's sheet, and who sees them. */
export const pageLinks: PageLink[] = [
  { href: '/', label: 'Dashboard', covers: (path) => path === '/', isFor: everyone },
  {
    href: '/insights',
    label: 'Insights',
    covers: (path) => /^\/(insights|documents)(\/|$)|^\/projects\/./.test(path),
    isFor: everyone,
  },
  { href: '/topics', label: 'Topics', covers: at('/topics'), isFor: everyone },
  {
    href: '/people',
    label: 'People',
    covers: at('/people'),
    isFor: (visitor) => hasRank(visitor.role, 'company_user') || visitor.hasProject === true,
  },
  {
    href: '/projects',
    label: 'Projects',
    covers: (path) => /^\/projects\/?$/.test(path),
    isFor: from('company_user'),
  },
  {
    href: '/users',
    label: 'User Management',
    covers: (path) => /^\/(users|audit)(\/|$)/.test(path),
    isFor: from('company_admin'),
  },
];

/** The links that a visitor sees: nothing leads to a page that is not there. */
export function linksFor(visitor: Visitor, isThere: (href: string) => boolean = hasPage): PageLink[] {
  return pageLinks.filter(({ href, isFor }) => isFor(visitor) && isThere(href));
}

export const hasPage = (href: string): boolean => pageAt(href) !== undefined;
