import type { AppError } from '../errors.ts';

export type TurnLimits = {
  /** How much is worked on at once. */
  atOnce: number;
  /** How much of it for one company, so that a slow company leaves room for others. */
  atOncePerCompany: number;
  /** How much is let in, waiting or worked on. */
  places: number;
  placesPerCompany: number;
};

/** Runs the work when it is the company's turn; an aborted signal ends the wait. */
type InTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export type Turns = {
  /** Holds a place in the queue until `use` has ended. Throws at once when there is none left. */
  withPlace<T>(companyId: number, use: (inTurn: InTurn) => Promise<T>): Promise<T>;
};

/** Work that companies take in turn: whoever waits longest since its last turn is next, however much others have queued. */
export function createTurns(limits: TurnLimits, full: () => AppError): Turns {
  const { atOnce, atOncePerCompany, places, placesPerCompany } = limits;
  const held = new Counts();
  const working = new Counts();
  /** The companies stand in the order of their turns. */
  const waiting = new Map<number, (() => void)[]>();

  /** Begins what may begin now. */
  function advance(): void {
    for (const [companyId, queue] of waiting) {
      if (working.total >= atOnce) return;
      if (working.of(companyId) >= atOncePerCompany) continue;
      const [begin, ...others] = queue;
      leaveTo(companyId, others);
      working.add(companyId);
      begin?.();
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
      const others = (waiting.get(companyId) ?? []).filter((one) => one !== begin);
      if (others.length > 0) waiting.set(companyId, others);
      else waiting.delete(companyId);
      reject(signal?.reason);
    };
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.set(companyId, [...(waiting.get(companyId) ?? []), begin]);
    advance();
    return promise;
  }

  return {
    async withPlace(companyId, use) {
      if (held.total >= places || held.of(companyId) >= placesPerCompany) throw full();
      held.add(companyId);
      try {
        return await use(async (work, signal) => {
          signal?.throwIfAborted();
          await turnOf(companyId, signal);
          try {
            return await work();
          } finally {
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
