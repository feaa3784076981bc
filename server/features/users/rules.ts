import type { Grants } from '#contract/roles.ts';

/** Whether the company would be left without an admin if this user were none any more. */
export const leavesNoAdmin = (admins: readonly number[], userId: number): boolean =>
  admins.every((id) => id === userId);

/** An entry with neither flag grants nothing. */
export const isGrant = ({ canViewInsights, canViewChat }: Grants): boolean => canViewInsights || canViewChat;
