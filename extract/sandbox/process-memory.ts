import { readFile } from 'node:fs/promises';

/** Resident memory of a process and its descendants, in bytes; 0 if there is no /proc or the process has exited. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentBytes));
    return others.reduce((sum, bytes) => sum + bytes, own);
  } catch {
    return 0;
  }
}
