import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { Job, Refused } from './define-job.ts';

const pollMs = 250;
const longestWaitMs = 10 * 60_000;

/** Polls until there is a result; null after ten minutes or if the caller disconnects. */
export async function waitFor<T>(look: () => Promise<T | null>, gone: () => boolean): Promise<T | null> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end && !gone()) {
    const seen = await look();
    if (seen !== null) return seen;
    await wait(pollMs);
  }
  return null;
}

/** Waits until a job has ended and returns how, or why it was refused; null if it stops waiting. The job continues either way. */
export function waitForJob(
  { jobs }: Pick<Deps, 'jobs'>,
  job: Pick<Job, 'name'>,
  jobId: string,
  gone: () => boolean,
): Promise<'completed' | 'failed' | Refused | null> {
  return waitFor(async () => {
    const ended = await jobs.state(job, jobId);
    if (ended?.refusal) return { refusal: ended.refusal };
    const state = ended?.state;
    return state === 'completed' || state === 'failed' ? state : null;
  }, gone);
}
