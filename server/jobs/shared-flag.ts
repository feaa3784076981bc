import { CancelledError } from './cancellation.ts';

/** Shared memory that two threads see at once. A message would wait until the engine's thread is idle. */
export type SharedFlag = Int32Array<SharedArrayBuffer>;

/** A flag that is set when the signal aborts. Call `dispose` when the work has ended. */
export function flagOf(signal: AbortSignal | undefined): { flag: SharedFlag; dispose: () => void } {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const set = () => setFlag(flag);
  if (signal?.aborted) set();
  signal?.addEventListener('abort', set);
  return { flag, dispose: () => signal?.removeEventListener('abort', set) };
}

export function setFlag(flag: SharedFlag): void {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

const isSet = (flag: SharedFlag): boolean => Atomics.load(flag, 0) === 1;

/**
 * The signal of a flag in another thread. Its event fires as soon as that thread is idle, so waiting for a socket ends; a loop
 * that never waits sees `aborted` at once. Call `dispose` when the work has ended.
 */
export function signalOf(flag: SharedFlag): { signal: AbortSignal; dispose: () => void } {
  const controller = new AbortController();
  const abortIfSet = () => {
    if (isSet(flag)) controller.abort(new CancelledError());
  };
  const woken = Atomics.waitAsync(flag, 0, 0);
  if (woken.async) void woken.value.then(abortIfSet);
  else abortIfSet();
  Object.defineProperties(controller.signal, {
    aborted: { get: () => isSet(flag) },
    throwIfAborted: {
      value: () => {
        if (isSet(flag)) throw new CancelledError();
      },
    },
  });
  return { signal: controller.signal, dispose: () => void Atomics.notify(flag, 0) };
}
