import { type Action, can, type Grants, type Role, roleMay } from '#contract/roles.ts';

/**
 * Whether the page offers an action. With `grants`, a client's on the project in question (null for none), the answer is that
 * of the server. Without, the role alone decides: the grants are checked when the server is called, and a refusal is shown.
 */
export function mayDo(role: Role | undefined, action: Action, grants?: Grants | null): boolean {
  if (!role) return false;
  return grants === undefined ? roleMay(role, action) : can(role, action, grants) === 'allowed';
}
