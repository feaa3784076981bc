/**
 * When two sentences say the same or the opposite. Similarities are idf-weighted cosines, 0 to 1.
 * Tuned on interview and meeting transcripts that are not in the repository, unless a line says "by hand".
 */

/** Sentiment (-1 to 1, by its absolute value) of a sentence that counts as positive or negative. */
export const minFeeling = 0.35;
/** Difference of two feelings, one good and one bad, at which few people are not counted together. By hand. */
export const minFeelingApart = 0.5;
/** Minimum weight (0 to 1) for a query term to be a content word of the question, not a word such as "people" or "what". By hand. */
export const minAskedWeight = 0.9;

/** Minimum similarity for two sentences to say the same. */
export const minSimilarity = 0.33;
/** The same for sentences with a phrase of two content words in common. */
export const minSimilarityWithPhrase = 0.22;
/** The same when the shorter one has fewer than `minTerms` content terms: nearly all of them must be shared. */
export const minSimilarityWhenShort = 0.65;
/** Content terms below which a sentence counts as short. */
export const minTerms = 4;
/** Content terms that two sentences must share, unless one of them has fewer. */
export const minSharedTerms = 2;
/** Jaccard index over all words, 0 to 1, that two sentences with a single content term in common need. */
export const minJaccard = 0.4;

/** Terms of the question that two sentences must share before these alone make them the same, and their share of all. */
export const minSharedAskedTerms = 2;
export const minSharedAskedShare = 0.5;

/** Minimum similarity for opposite sentiment to be opposition, and for a denial in only one of the two to be. */
export const minSimilarityOfOpposites = 0.3;
export const minSimilarityOfDenial = 0.6;

/** Sentences of an answer, from its first, that are about what was asked. By hand. */
export const maxAnswerSentences = 3;

/** Words from the noun after an "and" within which its verb makes it another clause. By hand. */
export const maxWordsBeforeVerb = 4;
