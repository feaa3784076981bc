/** Which stretch of a sentence is quoted inside a summary or a consequence. Set by hand on machine-made transcripts. */

/** Words, and characters where a script has no spaces. */
export const clauseLength = { minWords: 5, maxWords: 18, minCharacters: 7, maxCharacters: 44 };
/** The same for a sentence that is quoted whole; the most is that of a clause. By hand. */
export const wholeLength = { minWords: 3, minCharacters: 5 };
/** Words of a sentence beside the lead that is quoted whole. By hand. */
export const minWordsBeside = 4;
/** Sentences after a claim among which its outcome is looked for. By hand. */
export const maxSentencesToOutcome = 2;
/** Hesitations and repeated words that such a stretch may hold. */
export const maxClauseDisfluencies = 0;

/** Words before a cue in which a negation takes the consequence back ("it never took long"). */
export const negationReach = 8;
/** Consequences that an insight states. */
export const maxConsequences = 2;

/** Share of the title or of the lead quote in a consequence; with more it would only repeat it. */
export const maxRepeated = 0.45;
/** Words, or characters, that can be cited by themselves as what shows a consequence. */
export const minCueWords = 4;
export const minCueCharacters = 8;

/** Minimum cosine of two questions of different conversations to ask the same. By hand. */
export const minSimilarityOfSameQuestion = 0.5;
/** People asked the same; with more, no answer of another one is shown beside a lone voice. By hand. */
export const maxVoicesOfAnswer = 4;

/** Sentences that begin an answer: what is said after them is often about something else. By hand. */
export const maxBeginning = 2;
/** Sentences after a lead that continue the same answer. By hand. */
export const maxSentencesAfter = 5;

/**
 * What a voice says right after a quote, in words: at least, enough, and at most; of what only opens it; and the share of them in clauses. By
 * hand.
 */
export const continuation = { minWords: 3, enoughWords: 8, maxWords: 32, wordsOfOpening: 4, minShareOfClauses: 0.5 };
/** Characters of the next question that a summary repeats. By hand. */
export const maxCharactersAskedFurther = 90;
