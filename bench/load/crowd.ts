import { setTimeout as pause } from 'node:timers/promises';
import { dice as diceOf } from '../faults/figures.ts';
import { call } from './client.ts';
import type { Person } from './companies.ts';
import { drawAct } from './work.ts';

export type Seen = { name: string; kind: 'read' | 'write' | 'health' | 'nothing'; ms: number; status: number };

const thinkMs = 3_000;
const healthEveryMs = 50;

export type Crowd = { seen: Seen[]; stop(): Promise<void> };

type Where = { urls: readonly string[]; nothing: string };

/** So many people at work, each at one of the servers, with 3 s on average between a reply and the next act. */
export function startCrowd(where: Where, people: readonly Person[], seed = 1): Crowd {
  const seen: Seen[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  const timed = async (entry: Omit<Seen, 'ms' | 'status'>, work: () => Promise<{ status: number }>) => {
    const started = performance.now();
    const status = await work().then(
      (reply) => reply.status,
      () => 0,
    );
    // What the end of a step cuts off says nothing of the server.
    if (!signal.aborted) seen.push({ ...entry, ms: performance.now() - started, status });
  };
  const live = async (person: Person, n: number) => {
    const dice = diceOf(seed * 10_007 + n);
    const url = where.urls[n % where.urls.length] as string;
    await rest(dice() * thinkMs);
    while (!signal.aborted) {
      const act = drawAct(dice);
      await timed({ name: act.name, kind: act.kind }, () => call(url, person.cookie, act.call(person, dice)));
      await rest((0.5 + dice()) * thinkMs);
    }
  };
  const watch = async (url: string, kind: 'health' | 'nothing', path: string) => {
    while (!signal.aborted) {
      await timed({ name: kind, kind }, () => call(url, '', { method: 'GET', path }));
      await rest(healthEveryMs);
    }
  };
  const all = [
    ...people.map(live),
    watch(where.urls[0] as string, 'health', '/healthz'),
    watch(where.nothing, 'nothing', '/'),
  ];
  return {
    seen,
    async stop() {
      ending.abort();
      await Promise.all(all);
    },
  };
}
