import type { Grants } from '#contract/roles.ts';

/** Whether the company would have no admin without this one. */
export const leavesNoAdmin = (admins: readonly number[], userId: number): boolean =>
  admins.every((id) => id === userId);

/** An entry with neither flag grants nothing. */
export const isGrant = ({ canViewInsights, canViewChat }: Grants): boolean => canViewInsights || canViewChat;
