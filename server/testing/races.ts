const asked = process.env.RACES;

/** How often a race is run. `RACES=200 npx vitest run server/features` runs each as often. */
export const rounds = Number(asked ?? 10);
/** The numbers of the rounds; races that hash many passwords have fewer unless told. */
export const eachRound = (usual = 10): number[] => Array.from({ length: Number(asked ?? usual) }, (_, n) => n);
/** Time for one test with all its rounds; ten of them hash some thirty passwords, two at a time. */
export const raceTimeout = 60_000 * Math.max(1, rounds / 10);
