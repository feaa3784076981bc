import { expect, test } from 'vitest';
import { EngineUnavailableError } from '#engine/engine.ts';
import { CancelledError } from './cancellation.ts';
import { retryWhenAvailable } from './retry-when-available.ts';

const busy = (ms: number) => new EngineUnavailableError('The model is busy.', ms);
const never = new AbortController().signal;

/** A stage that fails so often before it succeeds; the waits between its tries. */
function failing(...errors: Error[]) {
  const waits: number[] = [];
  const pause = async (ms: number) => waits.push(ms);
  const stage = async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  return { waits, pause, stage };
}

test('a stage is tried again after the wait that an unavailable engine asks for, at most a minute', async () => {
  const { waits, pause, stage } = failing(busy(1500), busy(600_000));
  expect(await retryWhenAvailable({ pause }, never, stage)).toBe('done');
  expect(waits).toEqual([1500, 60_000]);
});

test('an engine that stays unavailable fails the stage after five tries', async () => {
  const { waits, pause, stage } = failing(...Array.from({ length: 9 }, () => busy(10)));
  await expect(retryWhenAvailable({ pause }, never, stage)).rejects.toThrow(EngineUnavailableError);
  expect(waits).toHaveLength(4);
});

test('any other error is not tried again', async () => {
  const { waits, pause, stage } = failing(new Error('a defect'));
  await expect(retryWhenAvailable({ pause }, never, stage)).rejects.toThrow('a defect');
  expect(waits).toEqual([]);
});

test('a cancel ends the wait', async () => {
  const cancel = new AbortController();
  const { stage } = failing(busy(1000));
  const pause = () => new Promise<never>(() => {});
  const work = retryWhenAvailable({ pause }, cancel.signal, stage);
  setImmediate(() => cancel.abort(new CancelledError()));
  await expect(work).rejects.toThrow(CancelledError);
});
