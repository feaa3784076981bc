import { readFile } from 'node:fs/promises';

/** A process and its descendants; empty if there is no /proc or the process has exited. */
export async function processTree(pid: number): Promise<number[]> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processTree));
    return [pid, ...below.flat()];
  } catch {
    return [];
  }
}

/** Resident memory of a process and its descendants, in bytes; 0 if there is no /proc or the process has exited. */
export async function residentBytes(pid: number): Promise<number> {
  const each = await Promise.all((await processTree(pid)).map(ownBytes));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

async function ownBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
