/** How often a race is run. `RACES=200 npx vitest run server` runs each as often; a round takes as long as ever. */
export const rounds = Number(process.env.RACES ?? 10);
/** The numbers of the rounds. */
export const eachRound = Array.from({ length: rounds }, (_, n) => n);
/** Time for one test with all its rounds; ten of them hash some thirty passwords, two at a time. */
export const raceTimeout = 60_000 * Math.max(1, rounds / 10);
