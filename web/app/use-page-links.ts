import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#contract/session-user.ts';
import { projectsQuery } from '../features/projects/queries.ts';
import { linksFor, type PageLink } from './page-links.ts';

/** The links of the navigation. The projects are asked for only for a client, whose links depend on them. */
export function usePageLinks(user: SessionUser | null): PageLink[] {
  const { data: projects } = useQuery({ ...projectsQuery, enabled: user?.role === 'client' });
  return user ? linksFor({ role: user.role, hasProject: projects && projects.length > 0 }) : [];
}
