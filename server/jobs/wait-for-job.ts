import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { Job } from './define-job.ts';

const pollMs = 250;
const longestWaitMs = 10 * 60_000;

/**
 * Waits until a job has ended and tells how; null when it takes longer than ten minutes or the caller is gone. The job goes on
 * all the same.
 */
export async function waitForJob(
  { jobs }: Pick<Deps, 'jobs'>,
  job: Pick<Job, 'name'>,
  jobId: string,
  gone: () => boolean,
): Promise<'completed' | 'failed' | null> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end && !gone()) {
    const state = await jobs.state(job, jobId);
    if (state === 'completed' || state === 'failed') return state;
    await wait(pollMs);
  }
  return null;
}
