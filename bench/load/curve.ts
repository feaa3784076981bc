import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../faults/figures.ts';
import type { Person } from './companies.ts';
import { type Seen, startCrowd } from './crowd.ts';
import { descriptorsOf, memoryOf, type Used, usedBy, usedByTree } from './processes.ts';

export type Place = { urls: string[]; nothing: string; servers: number[]; postgres: number | undefined };

type Times = { p50: number; p99: number; count: number };
export type Step = {
  users: number;
  perSecond: number;
  reads: Times;
  writes: Times;
  health: Times;
  nothing: Times;
  failures: Record<string, number>;
  /** Of each kind of act. */
  acts: Record<string, Times>;
  /** Seconds of processor per second. `busiestThread` is, with the embedded database, that of the database. */
  cores: Used & { postgres: number; generator: number };
  memory: number[];
  descriptors: number[];
  load: number;
};

/** All people begin at once, on servers that have compiled nothing and cached nothing: with 1,500 they need half a minute to catch up. */
const settleMs = Number(process.env.SETTLE ?? 6) * 1_000;

/** The work of so many people for so many seconds, after some seconds that do not count. */
export async function measureStep(place: Place, people: readonly Person[], seconds: number): Promise<Step> {
  const crowd = startCrowd(place, people);
  await pause(settleMs);
  crowd.seen.length = 0;
  const before = used(place);
  const began = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const after = used(place);
  const seen = [...crowd.seen];
  const memory = place.servers.map(memoryOf);
  const descriptors = place.servers.map(descriptorsOf);
  await crowd.stop();
  const kinds = Map.groupBy(seen, ({ kind }) => kind);
  const acts = seen.filter(({ kind }) => kind === 'read' || kind === 'write');
  return {
    users: people.length,
    perSecond: acts.length / took,
    reads: timesOf(kinds.get('read')),
    writes: timesOf(kinds.get('write')),
    health: timesOf(kinds.get('health')),
    nothing: timesOf(kinds.get('nothing')),
    failures: failuresOf(acts),
    acts: Object.fromEntries([...Map.groupBy(acts, ({ name }) => name)].map(([name, all]) => [name, timesOf(all)])),
    cores: mapped(after, (name) => (after[name] - before[name]) / took),
    ...{ memory, descriptors, load: loadavg()[0] ?? 0 },
  };
}

type Cores = Step['cores'];

function used({ servers, postgres }: Place): Cores {
  const each = servers.map(usedBy);
  const sum = (name: keyof Used) => each.reduce((all, one) => all + one[name], 0);
  const { user, system } = process.cpuUsage();
  return {
    ...{ main: sum('main'), busiestThread: sum('busiestThread'), all: sum('all'), children: sum('children') },
    postgres: postgres === undefined ? 0 : usedByTree(postgres),
    generator: (user + system) / 1e6,
  };
}

const mapped = (cores: Cores, of: (name: keyof Cores) => number): Cores =>
  Object.fromEntries(Object.keys(cores).map((name) => [name, of(name as keyof Cores)])) as Cores;

function timesOf(seen: readonly Seen[] = []): Times {
  const ms = seen.map((one) => one.ms);
  return { p50: quantile(ms, 0.5), p99: quantile(ms, 0.99), count: ms.length };
}

function failuresOf(seen: readonly Seen[]): Record<string, number> {
  const failed = seen.filter(({ status }) => status < 200 || status >= 300);
  const counts = Map.groupBy(failed, ({ name, status }) => `${name} ${status || 'no reply'}`);
  return Object.fromEntries([...counts].map(([what, all]) => [what, all.length]));
}

const ms = ({ p50, p99 }: Times) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`.padStart(13);
const cores = (value: number) => value.toFixed(2).padStart(6);

export const head =
  'users   acts/s  reads p50/p99 writes p50/p99 healthz      nothing        main   thread server uploads postgres MB fds load';

export function rowOf(step: Step): string {
  const { users, perSecond, reads, writes, health, nothing, cores: used, memory, descriptors, load } = step;
  return [
    String(users).padStart(5),
    perSecond.toFixed(0).padStart(7),
    ...[reads, writes, health, nothing].map(ms),
    ...[used.main, used.busiestThread, used.all, used.children, used.postgres].map(cores),
    memory.join('+').padStart(6),
    descriptors.join('+').padStart(5),
    load.toFixed(1).padStart(5),
    Object.entries(step.failures)
      .map(([what, count]) => `${count} x ${what}`)
      .join(', '),
  ].join(' ');
}

/** The slowest kinds of acts first. */
export const actsOf = ({ acts }: Step): string =>
  Object.entries(acts)
    .toSorted(([, a], [, b]) => b.p99 - a.p99)
    .map(([name, times]) => `${name.padStart(17)} ${ms(times)} of ${times.count}`)
    .join('\n');
