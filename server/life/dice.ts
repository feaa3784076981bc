/** Chance that repeats for the same seed. */
export type Dice = {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  oneOf<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
};

/** The generator is mulberry32. */
export function newDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
    shuffled(items) {
      const left = [...items];
      for (let i = left.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [left[i], left[j]] = [left[j] as (typeof left)[number], left[i] as (typeof left)[number]];
      }
      return left;
    },
  };
}
