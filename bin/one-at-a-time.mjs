// Lets one process at a time do a piece of work. For the Node that the server runs on.
import { DatabaseSync } from 'node:sqlite';

const longestWaitMs = 10 * 60_000;

/**
 * Runs the work while this process alone holds the lock file; waits for another process that holds it. The operating system
 * releases the lock however its process ends, kill -9 included, so it never goes stale.
 */
export async function oneAtATime(lockFile, work, onWait = () => {}) {
  const lock = new DatabaseSync(lockFile);
  try {
    take(lock, onWait);
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock, onWait) {
  // In SQLite's exclusive locking mode a failed attempt keeps its shared lock, and two processes would wait for each other.
  const begin = (waitMs) => lock.exec(`pragma busy_timeout = ${waitMs}; begin exclusive`);
  try {
    begin(0);
  } catch (error) {
    if (!/locked/.test(String(error))) throw error;
    onWait();
    begin(longestWaitMs);
  }
}
