import { GivenUpError } from './give-up.ts';

/** A word of memory that two threads see: a message would wait until the engine has ended its work. */
export type SharedFlag = Int32Array<SharedArrayBuffer>;

/** Raised when the signal is given. Answers also how to stop listening. */
export function flagOf(signal: AbortSignal): { flag: SharedFlag; forget: () => void } {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const raise = () => Atomics.store(flag, 0, 1);
  if (signal.aborted) raise();
  signal.addEventListener('abort', raise);
  return { flag, forget: () => signal.removeEventListener('abort', raise) };
}

export const isRaised = (flag: SharedFlag | undefined): boolean => flag !== undefined && Atomics.load(flag, 0) === 1;

/** What the engine asks between its steps. Nothing is told to listeners, because this thread does not see the moment. */
export function signalOf(flag: SharedFlag): AbortSignal {
  const { signal } = new AbortController();
  return Object.defineProperties(signal, {
    aborted: { get: () => isRaised(flag) },
    throwIfAborted: {
      value: () => {
        if (isRaised(flag)) throw new GivenUpError();
      },
    },
  });
}
