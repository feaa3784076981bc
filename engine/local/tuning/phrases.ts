/**
 * Which runs of words are key phrases, and their scores. "Noun share" is the share of a run's occurrences in a place where
 * nouns occur, 0 to 1, smoothed. Tuned on interview and meeting transcripts that are not in the repository, unless a line says "by hand".
 */

/** Words in a phrase. By hand. */
export const maxPhraseWords = 3;
/** Key phrases returned for a set of sentences. By hand. */
export const maxKeyPhrases = 40;

/** Smoothing of the noun share: (noun occurrences + nouns) / (occurrences + all). By hand. */
export const nounSmoothing = { nouns: 0.3, all: 1 };
/** Least noun share of a single word. */
export const minNounShareOfWord = 0.22;
/** Least noun share of a longer phrase: said several times, or said once with the least share of its head. */
export const minNounShareOfPhrase = { repeated: 0.15, once: 0.5, headOfOnce: 0.3 };
/** A phrase with a generic head ("delivery time") must be said so often, by so many voices, with this noun share. */
export const weakHeadPhrase = { minCount: 3, minVoices: 2, minNounShare: 0.3 };
/** Minimum occurrences for a phrase to count as repeated. By hand. */
export const minRepeats = 2;

/** Factors of a phrase's score by its length; a phrase of several words said once is often chance. */
export const phraseWeights = { word: 1, repeated: 1.8, once: 0.9 };
/** Added to the noun share before it multiplies the score. */
export const nounShareBase = 0.3;
/** Factor for phrases that interviewers use too. */
export const askedPhraseFactor = 1.6;
/** Added to the share of its uses within the given sentences when phrases of those sentences are ranked. */
export const localShareBase = 0.5;
