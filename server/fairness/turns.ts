import type { AppError } from '../errors.ts';

export type TurnLimits = {
  /** How much is worked on at once. */
  atOnce: number;
  /** How much of it for one company, so that a slow company leaves room for others. */
  atOncePerCompany: number;
  /** How much is let in, waiting or worked on. */
  places: number;
  placesPerCompany: number;
  /** More places, each for a company that holds none: what a few have filled is not closed to all others. */
  placesForNewcomers?: number;
  /** More turns at once, for companies that have nothing under way and hardly had any turns lately. They are also served first. */
  spare?: number;
};

/** Up to this much work is hardly any, and so is this share of what the busiest company had: on a busy machine everything takes long. */
const littleMs = 2_000;
const littleShare = 1 / 4;
/** After this time half of the work is forgotten. */
const forgettingMs = 60_000;

/** Runs the work when it is the company's turn; an aborted signal ends the wait. */
type InTurn = <T>(work: (turn: Turn) => Promise<T>, signal?: AbortSignal) => Promise<T>;
/** `isLight`: the company hardly had any turns lately. */
export type Turn = { readonly isLight: boolean };

export type Turns = {
  /** Holds a place in the queue until `use` has ended. Throws at once when there is none left. */
  withPlace<T>(companyId: number, use: (inTurn: InTurn) => Promise<T>): Promise<T>;
};

/** Work that companies take in turn: whoever waits longest since its last turn is next, however much others have queued. */
export function createTurns(limits: TurnLimits, full: () => AppError, now = () => performance.now()): Turns {
  const { atOnce, atOncePerCompany, places, placesPerCompany, placesForNewcomers = 0, spare = 0 } = limits;
  const spent = new Spent(now);
  const held = new Counts();
  const working = new Counts();
  /** The companies stand in the order of their turns. */
  const waiting = new Map<number, (() => void)[]>();

  const hadLittle = (companyId: number) => spent.of(companyId) <= Math.max(littleMs, littleShare * spent.most());
  const isSparing = (companyId: number) => working.of(companyId) === 0 && hadLittle(companyId);

  /** Begins what may begin now. */
  function advance(): void {
    if (spare > 0) begin(atOnce + spare, isSparing);
    begin(atOnce, (companyId) => working.of(companyId) < atOncePerCompany);
  }

  function begin(most: number, mayBegin: (companyId: number) => boolean): void {
    for (const [companyId, queue] of waiting) {
      if (working.total >= most) return;
      if (!mayBegin(companyId)) continue;
      const [start, ...others] = queue;
      leaveTo(companyId, others);
      working.add(companyId);
      start?.();
    }
  }

  /** What is left of a company's queue goes behind those of all others. */
  function leaveTo(companyId: number, others: (() => void)[]): void {
    waiting.delete(companyId);
    if (others.length > 0) waiting.set(companyId, others);
  }

  function turnOf(companyId: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      const others = (waiting.get(companyId) ?? []).filter((one) => one !== start);
      if (others.length > 0) waiting.set(companyId, others);
      else waiting.delete(companyId);
      reject(signal?.reason);
    };
    const start = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.set(companyId, [...(waiting.get(companyId) ?? []), start]);
    advance();
    return promise;
  }

  return {
    async withPlace(companyId, use) {
      const own = held.of(companyId);
      if (held.total >= places + (own === 0 ? placesForNewcomers : 0) || own >= placesPerCompany) throw full();
      held.add(companyId);
      try {
        return await use(async (work, signal) => {
          signal?.throwIfAborted();
          await turnOf(companyId, signal);
          const began = now();
          try {
            return await work({ isLight: hadLittle(companyId) });
          } finally {
            spent.add(companyId, now() - began);
            working.remove(companyId);
            advance();
          }
        });
      } finally {
        held.remove(companyId);
      }
    },
  };
}

class Counts {
  total = 0;
  readonly #counts = new Map<number, number>();

  of(key: number): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: number): void {
    this.#counts.set(key, this.of(key) + 1);
    this.total += 1;
  }

  remove(key: number): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
    this.total -= 1;
  }
}

/** How long each company had its turns, of which half is forgotten every minute. */
class Spent {
  readonly #now: () => number;
  readonly #spent = new Map<number, { ms: number; at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(companyId: number): number {
    const { ms, at } = this.#spent.get(companyId) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((this.#now() - at) / forgettingMs);
  }

  most(): number {
    return Math.max(0, ...[...this.#spent.keys()].map((one) => this.of(one)));
  }

  add(companyId: number, ms: number): void {
    this.#spent.set(companyId, { ms: this.of(companyId) + ms, at: this.#now() });
    for (const one of this.#spent.keys()) if (this.of(one) < 1) this.#spent.delete(one);
  }
}
