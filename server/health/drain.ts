import type { Server } from 'node:http';

/** Stops listening and answers the requests that have begun; those that take longer are cut off. */
export async function drain(
  { server, close }: { server: Server; close: () => PromiseLike<unknown> },
  longestMs: number,
): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), longestMs);
  try {
    await close();
  } finally {
    clearTimeout(late);
  }
}
