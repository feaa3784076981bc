import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';

/** Aborts when the client disconnects before it has its reply, so that nothing is done in vain. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    // Not a server error, and the reply is not read.
    if (!raw.writableEnded) controller.abort(new AppError(499, 'gone', 'The request was cancelled.'));
  });
  return controller.signal;
}
