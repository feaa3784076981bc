import type { SessionUser } from '#contract/users/session-user.ts';
import { mayDo } from '../features/auth/session/may.ts';
import type { Page } from './lazy-pages.ts';

export type Entry = 'wait' | 'sign in' | 'denied' | 'choose a project' | 'open';
type Visitor = Pick<SessionUser, 'role'> | null | undefined;

/** Whether a visitor may enter a page. The visitor is undefined while it is not known yet who it is. */
export function entryTo(
  { access, needsProject }: Pick<Page, 'access' | 'needsProject'>,
  visitor: Visitor,
  chosenProject: number | null,
): Entry {
  if (access === 'public') return 'open';
  if (visitor === undefined) return 'wait';
  if (visitor === null) return 'sign in';
  if (!mayDo(visitor.role, access)) return 'denied';
  return needsProject && chosenProject === null ? 'choose a project' : 'open';
}
