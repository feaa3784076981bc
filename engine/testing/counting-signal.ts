/** A signal that counts how often it is checked, and aborts at one of these checks if one is given. */
export type CountingSignal = { signal: AbortSignal; checks: () => number };

export function countingSignal(reason: Error, abortAt = Number.POSITIVE_INFINITY): CountingSignal {
  const controller = new AbortController();
  let checks = 0;
  const check = () => {
    if (++checks >= abortAt) controller.abort(reason);
  };
  const throwIfAborted = controller.signal.throwIfAborted.bind(controller.signal);
  Object.defineProperty(controller.signal, 'throwIfAborted', {
    value: () => {
      check();
      throwIfAborted();
    },
  });
  return { signal: controller.signal, checks: () => checks };
}
