/** Questions of a run, whatever the material; a short one carries fewer, each of which costs calls. */
export const maxQuestions = 12;
const minQuestions = 3;
const passagesPerQuestion = 3;

/** How many questions are worth asking of so many passages. */
export const questionsWorth = (passages: number): number =>
  Math.min(maxQuestions, Math.max(minQuestions, Math.ceil(passages / passagesPerQuestion)));
