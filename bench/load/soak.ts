import { setTimeout as pause } from 'node:timers/promises';
import { figure, quantile } from '../faults/figures.ts';
import type { Person } from './companies.ts';
import { startCrowd } from './crowd.ts';
import type { Place } from './curve.ts';
import { descriptorsOf, memoryOf } from './processes.ts';

const everyMs = 10_000;
/** Until caches are full and idle threads have ended. */
const settlingShare = 1 / 3;
const comparedShare = 1 / 6;

/** Whether memory or descriptors grow while people work. Compares the last sixth with the sixth after the first third. */
export async function soak(place: Place, people: readonly Person[], minutes: number): Promise<void> {
  const crowd = startCrowd(place, people);
  const samples: { memory: number; descriptors: number }[] = [];
  const ends = performance.now() + minutes * 60_000;
  const sum = (of: (pid: number) => number) => place.servers.reduce((all, pid) => all + of(pid), 0);
  while (performance.now() < ends) {
    await pause(everyMs);
    samples.push({ memory: sum(memoryOf), descriptors: sum(descriptorsOf) });
    const last = samples.at(-1);
    if (samples.length % 6 === 0)
      console.log(`minute ${samples.length / 6}: ${last?.memory} MB, ${last?.descriptors} descriptors`);
  }
  const failed = crowd.seen.filter(({ kind, status }) => kind !== 'nothing' && (status < 200 || status >= 300));
  const reads = crowd.seen.filter(({ kind }) => kind === 'read').map(({ ms }) => ms);
  console.log(`${crowd.seen.length} calls, p99 of reads ${quantile(reads, 0.99).toFixed(0)} ms`);
  await crowd.stop();
  const size = Math.max(1, Math.floor(samples.length * comparedShare));
  const begin = Math.floor(samples.length * settlingShare);
  const [early, late] = [samples.slice(begin, begin + size), samples.slice(-size)];
  const median = (part: typeof samples, of: 'memory' | 'descriptors') =>
    quantile(
      part.map((one) => one[of]),
      0.5,
    );
  const growth = median(late, 'memory') / median(early, 'memory') - 1;
  const memory = `${median(early, 'memory')} to ${median(late, 'memory')} MB`;
  figure(`memory, median (${(100 * growth).toFixed(1)} %)`, memory, 'at most 5 %', growth <= 0.05);
  const [first, last] = [median(early, 'descriptors'), median(late, 'descriptors')];
  figure('descriptors, median', `${first} to ${last}`, 'flat', last <= first + 3);
  figure('calls that failed', String(failed.length), '0', failed.length === 0);
}
