import type { FastifyInstance } from 'fastify';

/** Stops listening and answers the requests that have begun; those that take longer are cut off. */
export async function drain(app: FastifyInstance, longestMs: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), longestMs);
  try {
    await app.close();
  } finally {
    clearTimeout(late);
  }
}
