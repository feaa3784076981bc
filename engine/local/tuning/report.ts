/** The analysis report. Set by hand on interviews, usability sessions and surveys, not tuned. */

/** Names listed for one document. */
export const maxNamesPerDocument = 6;
/** Sentences on what concerns those who speak in a document, besides its quote. */
export const maxConcerns = 2;
/** Topics that several people speak about. */
export const maxTopics = 8;
/** Claims, the most worthwhile first, among which topics are chosen: finding who else speaks about each takes time. */
export const maxTopicClaims = 64;
/** Words of a quote; characters where words are not written apart. */
export const maxQuoteLength = { words: 45, characters: 120 };
/** Minimum cosine of two statements of one document for the second to repeat the first. */
export const minSimilarityOfRepeat = 0.25;
/** Subtracted per sentence of the same person already chosen, so that a document's report hears several people. */
export const sameVoicePenalty = 0.5;
/** Hesitations in a quote. */
export const maxHesitationsOfQuote = 1;
