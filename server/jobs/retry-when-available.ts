import { EngineUnavailableError } from '#engine/engine.ts';
import type { Deps } from '../deps.ts';

const maxTries = 5;
const maxWaitMs = 60_000;

/** Runs a stage again after the wait that an unavailable engine asks for, until the signal aborts. */
export async function retryWhenAvailable<T>(
  { pause }: Pick<Deps, 'pause'>,
  signal: AbortSignal,
  stage: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await stage();
    } catch (error) {
      if (!(error instanceof EngineUnavailableError) || tries === maxTries) throw error;
      await unlessAborted(signal, pause(Math.min(error.retryAfterMs, maxWaitMs)));
    }
  }
}

async function unlessAborted(signal: AbortSignal, wait: Promise<unknown>): Promise<void> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    await Promise.race([wait, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
