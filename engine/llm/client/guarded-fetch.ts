import { calls } from '../tuning.ts';
import { CallFaultError, unusable } from './failures.ts';

/**
 * `fetch` for calls to a model: it follows no redirect, because that could lead into the operator's network, and it gives up a
 * reply that is too long.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new CallFaultError({
      fault: 'redirect',
      retryAfterMs: null,
      says: 'The address leads to another one, which is not followed. Enter the address of the model itself.',
    });
  }
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limited()), { status, statusText, headers });
};

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > calls.maxReplyBytes) controller.error(new CallFaultError(unusable()));
      else controller.enqueue(chunk);
    },
  });
}
