import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#contract/users/session-user.ts';
import { mayDo } from '../features/auth/session/may.ts';
import { projectsQuery } from '../features/projects/queries.ts';
import { linksFor, type PageLink } from './page-links.ts';

/** The links of the navigation. The projects are read only for users whose links depend on their grants. */
export function usePageLinks(user: SessionUser | null): PageLink[] {
  const { data: projects } = useQuery({
    ...projectsQuery,
    enabled: user !== null && !mayDo(user.role, 'people.list', null),
  });
  return user ? linksFor({ role: user.role, hasProject: projects && projects.length > 0 }) : [];
}
