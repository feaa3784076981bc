import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor that a process has used, by what ran them. */
export type Used = { main: number; busiestThread: number; all: number; children: number };

const ticksPerSecond = 100;

/** The fields of a stat file after the name, which may hold spaces. */
function statOf(path: string): number[] {
  try {
    const text = readFileSync(path, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

const seconds = (stat: number[]) => ((stat[11] ?? 0) + (stat[12] ?? 0)) / ticksPerSecond;
const secondsOfEnded = (stat: number[]) => ((stat[13] ?? 0) + (stat[14] ?? 0)) / ticksPerSecond;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function usedBy(pid: number): Used {
  const whole = statOf(`/proc/${pid}/stat`);
  const threads = namesIn(`/proc/${pid}/task`)
    .filter((id) => id !== String(pid))
    .map((id) => seconds(statOf(`/proc/${pid}/task/${id}/stat`)));
  const running = childrenOf(pid).reduce((sum, child) => sum + usedByTree(child), 0);
  return {
    main: seconds(statOf(`/proc/${pid}/task/${pid}/stat`)),
    busiestThread: Math.max(0, ...threads),
    all: seconds(whole),
    children: secondsOfEnded(whole) + running,
  };
}

/** With everything that it started, ended or not. */
export function usedByTree(pid: number): number {
  const { all, children } = usedBy(pid);
  return all + children;
}

export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

export const descriptorsOf = (pid: number): number => namesIn(`/proc/${pid}/fd`).length;

/** The main process of the PostgreSQL server that listens on this port of this machine. */
export function postgresOn(port: number): number | undefined {
  const own = namesIn('/proc').filter((name) => /^\d+$/.test(name));
  return own.map(Number).find((pid) => {
    try {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (!args[0]?.endsWith('/postgres')) return false;
      const folder = args[args.indexOf('-D') + 1] ?? '';
      return readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[3] === String(port);
    } catch {
      return false;
    }
  });
}
