import { join } from 'node:path';

/** The system takes no longer paths for a socket. */
const maxBytes = 100;

/** Where the server of a data folder listens for commands; undefined if the path is too long for a socket. */
export function socketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'control.sock');
  return Buffer.byteLength(path) <= maxBytes ? path : undefined;
}
