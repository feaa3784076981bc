import type { ModelCallReport, ModelMeter } from '#engine/engine.ts';

/** Counts model calls that have reserved tokens and not yet reported their use. Wait for `ended` before stopping, or the tokens stay reserved. */
export function openCalls(meter: ModelMeter) {
  let open = 0;
  let allReported = Promise.withResolvers<void>();
  const close = () => {
    if (--open > 0) return;
    allReported.resolve();
    allReported = Promise.withResolvers();
  };
  return {
    meter: {
      async reserve(expected) {
        open++;
        return meter.reserve(expected).catch((error: unknown) => {
          close();
          throw error;
        });
      },
    } satisfies ModelMeter,
    reported({ ticket }: ModelCallReport) {
      if (ticket !== undefined) close();
    },
    /** Waits until every call that was reserved is reported. */
    ended: () => (open > 0 ? allReported.promise : Promise.resolve()),
  };
}
