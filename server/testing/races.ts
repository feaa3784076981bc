/** How often each race is run; `npm run test:long` sets 200. */
export const rounds = Number(process.env.RACES ?? 3);
/** The numbers of the rounds. */
export const eachRound = (): number[] => Array.from({ length: rounds }, (_, n) => n);
/** Time for one test with all its rounds, in milliseconds. */
export const raceTimeout = 60_000 * Math.max(1, rounds / 10);
