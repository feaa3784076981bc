// Lets one process at a time install the packages. Plain JavaScript for Node 20: nothing else is there yet.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const pollMs = 200;

/**
 * Runs the work while this process alone holds the lock file, which names it; waits for another process that holds it. The
 * file of a process that has died is taken over.
 */
export function whileAlone(lockFile, work, onWait = () => {}) {
  for (let waited = false; !take(lockFile); waited = true) {
    if (!waited) onWait();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
  }
  try {
    return work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holderOf(lockFile))) removeStale(lockFile);
    return false;
  }
}

/** Renamed first, so that only one of those who wait removes it. */
function removeStale(lockFile) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another process may have taken the lock between the look and the renaming.
  if (isAlive(holderOf(aside)) && !existsSync(lockFile)) renameSync(aside, lockFile);
  else rmSync(aside, { force: true });
}

function holderOf(lockFile) {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
}

/** A file that is just being written names no process yet, and is left alone. */
function isAlive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
