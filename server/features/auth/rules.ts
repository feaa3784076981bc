const freeFailures = 3;
const firstPause = 250;
const longestPause = 4_000;

/** How long a sign-in waits after this many failures on the same account, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(firstPause * 2 ** (failures - freeFailures), longestPause);

/**
 * Whether an account can be opened with its password, now or once its address is verified; never for a disabled one.
 */
export const mayOpen = ({ status }: { status: string }): boolean => status === 'active' || status === 'pending';
