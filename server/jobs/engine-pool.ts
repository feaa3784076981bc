import type { ThreadData } from './engine-calls.ts';
import { type EngineThread, engineThread } from './engine-thread-calls.ts';

export type EngineThreads = {
  /**
   * Runs the work in a thread. A holder, usually a company, works in one thread at a time, so that what it does holds up few
   * others. A thread that read this key lately is preferred.
   */
  use<T>(holder: string, key: string | undefined, work: (thread: EngineThread) => Promise<T>): Promise<T>;
  each(work: (thread: EngineThread) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

type Slot = {
  thread: EngineThread;
  /** How much each holder has under way here. */
  holders: Map<string, number>;
  /** What was read here, the newest last. */
  keys: Set<string>;
  idle: NodeJS.Timeout | undefined;
};

/** As many as a thread keeps in memory at most. */
const maxKeys = 12;
/** How long a thread stays without work: the last one, which keeps documents for the next call, and one beside others. */
export type Idle = { lastMs: number; otherMs: number };
const usualIdle: Idle = { lastMs: 5 * 60_000, otherMs: 30_000 };

/** At most `maxThreads` threads, each started when all others are at work for other holders. A thread keeps a hundred megabytes and more. */
export function engineThreads(data: ThreadData, maxThreads: number, idle = usualIdle): EngineThreads {
  const slots = new Set<Slot>();

  function slotFor(holder: string, key: string | undefined): Slot {
    const all = [...slots];
    const own = all.find((slot) => slot.holders.has(holder));
    if (own) return own;
    const free = all.filter((slot) => slot.holders.size === 0);
    const known = free.find((slot) => key !== undefined && slot.keys.has(key));
    const found = known ?? free[0];
    if (found) return found;
    if (all.length < maxThreads) return started();
    return all.reduce((least, slot) => (slot.holders.size < least.holders.size ? slot : least));
  }

  function started(): Slot {
    const slot: Slot = { thread: engineThread(data), holders: new Map(), keys: new Set(), idle: undefined };
    slots.add(slot);
    return slot;
  }

  function begin(slot: Slot, holder: string, key: string | undefined): void {
    clearTimeout(slot.idle);
    slot.holders.set(holder, (slot.holders.get(holder) ?? 0) + 1);
    if (key === undefined) return;
    slot.keys.delete(key);
    slot.keys.add(key);
    const [oldest] = slot.keys;
    if (slot.keys.size > maxKeys && oldest !== undefined) slot.keys.delete(oldest);
  }

  function end(slot: Slot, holder: string): void {
    const left = (slot.holders.get(holder) ?? 1) - 1;
    if (left > 0) slot.holders.set(holder, left);
    else slot.holders.delete(holder);
    if (slot.holders.size > 0) return;
    slot.idle = setTimeout(leaveOne, idle.otherMs, slot).unref();
  }

  function leaveOne(slot: Slot): void {
    if (slots.size > 1) close(slot);
    else slot.idle = setTimeout(close, idle.lastMs - idle.otherMs, slot).unref();
  }

  function close(slot: Slot): void {
    slots.delete(slot);
    void slot.thread.close();
  }

  return {
    async use(holder, key, work) {
      const slot = slotFor(holder, key);
      begin(slot, holder, key);
      try {
        return await work(slot.thread);
      } finally {
        end(slot, holder);
      }
    },
    async each(work) {
      await Promise.all([...slots].map(({ thread }) => work(thread)));
    },
    async close() {
      for (const { idle } of slots) clearTimeout(idle);
      await Promise.all([...slots].map(({ thread }) => thread.close()));
    },
  };
}
