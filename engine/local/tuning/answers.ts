/** Direct answers. Set by hand, not tuned. */

/** Passages that an answer is composed of. */
export const maxPassagesRead = 8;
/** Words after which an answer ends, and the factor by which its last sentence may exceed them. */
export const maxAnswerWords = 80;
export const maxOverrun = 1.2;
/** Words of any sentence but the first. */
export const minWordsOfFurther = 3;
/** Similarity (idf-weighted cosine, 0 to 1) above which a sentence repeats an earlier one. */
export const maxSimilarity = 0.5;
/** Topics that a refusal names, and passages they come from: the closest ones, or the first where none is close. */
export const maxTopicsOfRefusal = 3;
export const maxClosestPassages = 3;
export const maxFirstPassages = 40;
