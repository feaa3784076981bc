import type { WatchedRow } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import type { Job, Refused } from './define-job.ts';

const longestWaitMs = 10 * 60_000;

/** Waits until looking at a row yields a result; null after ten minutes or if the caller disconnects. */
export function waitFor<T>(
  { changes }: Pick<Deps, 'changes'>,
  row: WatchedRow,
  look: () => Promise<T | null>,
  gone: AbortSignal,
): Promise<T | null> {
  return changes.until(row, look, AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)]));
}

/** Waits until a job has ended and returns how, or why it was refused; null if it stops waiting. The job continues either way. */
export function waitForJob(
  { changes, jobs }: Pick<Deps, 'changes' | 'jobs'>,
  job: Pick<Job, 'name'>,
  jobId: string,
  gone: AbortSignal,
): Promise<'completed' | 'failed' | Refused | null> {
  const look = async () => {
    const ended = await jobs.state(job, jobId);
    if (ended?.refusal) return { refusal: ended.refusal };
    const state = ended?.state;
    return state === 'completed' || state === 'failed' ? state : null;
  };
  return waitFor({ changes }, `job ${jobId}`, look, gone);
}
