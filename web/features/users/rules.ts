import type { Grants, Role } from '#contract/roles.ts';
import type { CompanyUser, ProjectGrant } from '#contract/users/users.ts';
import { counted } from '../../lib/format.ts';

/** Beyond this many entries a search is worth its place. */
export const manyEntries = 20;

const contains = (text: string | null, wanted: string) => text?.toLocaleLowerCase().includes(wanted) ?? false;

/** The users whose name, address, team or company holds the text. */
export function matchingUsers(users: readonly CompanyUser[], search: string): readonly CompanyUser[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (!wanted) return users;
  return users.filter(({ username, email, teamName, companyName }) =>
    [username, email, teamName, companyName].some((text) => contains(text, wanted)),
  );
}

export function matchingProjects<P extends { name: string }>(projects: readonly P[], search: string): readonly P[] {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted ? projects.filter(({ name }) => contains(name, wanted)) : projects;
}

/** A user's company and team, in one line; the admin's company is left out, since all users here belong to it. */
export function placeOf({ companyName, teamName }: CompanyUser, ownCompany: string | null | undefined): string {
  return [companyName === ownCompany ? null : companyName, teamName].filter(Boolean).join(' · ');
}

const statusWords: Record<string, string> = { active: 'Active', pending: 'Not verified', disabled: 'Disabled' };

export const statusLabel = (status: string): string => statusWords[status] ?? status;

/** How much a client may open; nothing for staff, who see all projects. */
export function accessSummary({ role, projectAccess }: Pick<CompanyUser, 'role' | 'projectAccess'>): string {
  if (role !== 'client') return '';
  return projectAccess.length === 0 ? 'No project access' : counted(projectAccess.length, 'project');
}

/** What else happens when the role changes. */
export function effectOfChange(from: Role, to: Role): string | null {
  if (from === to) return null;
  if (from === 'client') return 'The project access of this client is removed, because company users see all projects.';
  const effects: string[] = [];
  if (from === 'company_admin') effects.push('Pending invitations sent by this user stop working.');
  if (to === 'client') effects.push('This user sees no project until you give access to one.');
  return effects.join(' ') || null;
}

const none: Grants = { canViewInsights: false, canViewChat: false };

export const flagsOf = (grants: readonly ProjectGrant[], projectId: number): Grants =>
  grants.find((grant) => grant.projectId === projectId) ?? none;

const isGrant = ({ canViewInsights, canViewChat }: Grants) => canViewInsights || canViewChat;

/** The grants with one project's flags in the place of those it had; without any flag it is no grant. */
export function withGrant(grants: readonly ProjectGrant[], changed: ProjectGrant): ProjectGrant[] {
  const others = grants.filter(({ projectId }) => projectId !== changed.projectId);
  return isGrant(changed) ? [...others, changed] : others;
}

/** What is to be saved: each project whose flags differ, as they are now. */
export function grantChanges(before: readonly ProjectGrant[], after: readonly ProjectGrant[]): ProjectGrant[] {
  const ids = new Set([...before, ...after].map(({ projectId }) => projectId));
  return [...ids].flatMap((projectId) => {
    const { canViewInsights, canViewChat } = flagsOf(after, projectId);
    const old = flagsOf(before, projectId);
    const same = old.canViewInsights === canViewInsights && old.canViewChat === canViewChat;
    return same ? [] : [{ projectId, canViewInsights, canViewChat }];
  });
}
