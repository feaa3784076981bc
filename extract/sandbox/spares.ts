import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** An idle child uses about 80 MB, so it ends after this long without a file. */
const idleMs = 5 * 60_000;
/** A child that was started less long ago may not be ready, most of all on a busy machine. */
const startMs = 500;
const most = 2;
/** Starting a child blocks this process for some milliseconds, so the reply about the last file goes out first. */
const afterReplyMs = 50;

export type Spares = {
  /** The child that has been idle for longest. */
  take: () => ChildProcess | undefined;
  /** Starts what is missing, a moment later. */
  keep: () => void;
  /** Ends all of them. */
  close: () => void;
};

/**
 * Children that wait for the next file, because starting one costs more than reading a typical interview: one, or two once a file
 * came before the next one was ready.
 */
export function createSpares(start: () => Promise<ChildProcess>): Spares {
  let idle: { child: ChildProcess; since: number }[] = [];
  let wanted = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let startTimer: NodeJS.Timeout | undefined;

  function take(): ChildProcess | undefined {
    idle = idle.filter(({ child }) => isAlive(child));
    const next = idle.shift();
    const isReady = next !== undefined && performance.now() - next.since >= startMs;
    if (wanted > 0 && !isReady) wanted = most;
    return next?.child;
  }

  function keep() {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(close, idleMs).unref();
    wanted = Math.max(1, wanted);
    // A stream of files must not put it off.
    startTimer ??= setTimeout(startMissing, afterReplyMs).unref();
  }

  function startMissing() {
    startTimer = undefined;
    for (let missing = wanted - idle.length; missing > 0; missing--) add().catch(() => undefined);
  }

  /** Where none can be started, the next file finds that out by itself. */
  async function add() {
    const child = await start();
    // Others may have been started, or all closed, meanwhile.
    if (idle.length >= wanted) return void child.kill('SIGKILL');
    setHolding(child, false);
    idle.push({ child, since: performance.now() });
  }

  function close() {
    clearTimeout(idleTimer);
    clearTimeout(startTimer);
    startTimer = undefined;
    for (const { child } of idle) child.kill('SIGKILL');
    idle = [];
    wanted = 0;
  }

  return { take, keep, close };
}

function isAlive(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Whether this child keeps our process alive. An idle one must not. */
export function setHolding(child: ChildProcess, isHolding: boolean) {
  for (const handle of [child, child.stdin, child.stdout] as (Partial<Pick<Socket, 'ref' | 'unref'>> | null)[]) {
    if (isHolding) handle?.ref?.();
    else handle?.unref?.();
  }
}
