import { readFileSync } from 'node:fs';
import type { Server } from '../../e2e/support/server.ts';

let missed = false;

/** Prints a figure beside its target; a missed one makes the program end with an error. */
export function figure(name: string, value: string, target: string, holds: boolean): void {
  console.log(`${name.padEnd(58)} ${value.padEnd(26)} ${target.padEnd(14)} ${holds ? 'holds' : 'MISSED'}`);
  if (!holds) missed = true;
}

export const anyMissed = (): boolean => missed;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The nearest-rank quantile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Resident memory of the server in MB; its children are not included. */
export function memoryOf({ process: { pid } }: Server): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The same sequence of numbers in [0, 1) for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
