import { eraseDeleted, StillSeenError } from '../db/erase.ts';
import type { Deps } from '../deps.ts';

/** Erases what was deleted as the job does: again, as long as an older transaction, here of another test, keeps it. */
export async function eraseUntilUnseen(deps: Pick<Deps, 'database' | 'log'>): Promise<void> {
  try {
    await eraseDeleted(deps);
  } catch (error) {
    if (!(error instanceof StillSeenError)) throw error;
    await eraseUntilUnseen(deps);
  }
}
