import type * as z from 'zod/mini';
import type { Deps } from '../deps.ts';

type Run<P> = {
  payload: P;
  /** No retry is left after this one: mark the row as failed. */
  lastTry: boolean;
};

export type Refused = { refusal: string };

export type Job<P = unknown> = {
  name: string;
  payload: z.ZodMiniType<P>;
  /** Retries after the first run, with increasing delay in seconds. */
  retries: number;
  retryDelay: number;
  /** Seconds between sending and running. While one of a company waits, further ones are left out: it does their work, too. */
  delay?: number;
  /** How many run at once in a process, one by default; always of different companies. */
  atOnce?: number;
  /**
   * Handlers are idempotent: a job may be delivered twice, but takes effect once. What cannot be done, however often it is tried, is
   * answered with a sentence for the person who waits.
   */
  run(deps: Deps, job: Run<P>): Promise<Refused | undefined> | Promise<void>;
  /** Called when the job failed for good without its handler running, as after repeated crashes. */
  gaveUp?(deps: Deps, payload: P): Promise<void>;
};

export function defineJob<P extends object>(job: Job<P>): Job<P> {
  return job;
}
