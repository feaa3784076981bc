import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { Job } from './define-job.ts';

const pollMs = 250;
const longestWaitMs = 10 * 60_000;

/** Looks until there is something to tell; null when it takes longer than ten minutes or the caller is gone. */
export async function waitFor<T>(look: () => Promise<T | null>, gone: () => boolean): Promise<T | null> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end && !gone()) {
    const seen = await look();
    if (seen !== null) return seen;
    await wait(pollMs);
  }
  return null;
}

/** Waits for the end of a job and returns its result; null once the caller is gone. The job itself continues. */
export function waitForJob(
  { jobs }: Pick<Deps, 'jobs'>,
  job: Pick<Job, 'name'>,
  jobId: string,
  gone: () => boolean,
): Promise<'completed' | 'failed' | null> {
  return waitFor(async () => {
    const state = await jobs.state(job, jobId);
    return state === 'completed' || state === 'failed' ? state : null;
  }, gone);
}
