/**
 * What becomes an insight: candidates, claims, quotes, titles, duplicates and badges. Relatedness is 0 to 1, relative to the best
 * sentence. Tuned on interview and meeting transcripts that are not in the repository, unless a line says "by hand".
 */

/** Passages of usual size read for a question: a statement may be anywhere. By hand. */
export const maxPassages = { statement: 16, theme: 10, question: 10 };
/** Words in a passage of usual size. */
export const wordsPerPassage = 150;
/** Words of a sentence that may become a claim or a quote. */
export const minWordsPerSentence = 4;
/** Confidence, 0 to 1, below which a question has no insight. Lower than for an answer: insights are around a question. */
export const minConfidence = 0.25;

/** Relatedness of a claim to its question, even when all better sentences are taken. */
export const minRelatedness = { theme: 0.15, question: 0.05, statement: 0 };
/** Relatedness of a sentence that counts as a choice; questions with the fewest choices choose first. */
export const minRelatednessOfChoice = 0.5;
/** Score of a further claim for the same question, relative to the best. */
export const minScoreOfFurther = 0.6;

/** Score, relative to the best, of sentences among which the claim is chosen; around a theme many are about as close. */
export const minScoreOfClaim = { theme: 0.3, question: 0.85 };
/** Relatedness of a claim to a theme. */
export const minRelatednessOfClaim = 0.3;
/** Sentences compared as claims. By hand. */
export const maxClaims = 12;
/** Weights of a claim's relative score and of its form. */
export const claimScoreWeight = { theme: 0.25, question: 1 };
export const claimFormWeight = { theme: 1, question: 0.6 };
/** Added for a claim that names the theme; subtracted for one that says nothing else. */
export const themeNamedBonus = 0.1;
export const bareMentionPenalty = 0.3;
/** Added per person who says the same, up to `maxSupporters`, found in so many of the best sentences. */
export const supporterBonus = 0.07;
export const maxSupporters = 3;
export const maxSupporterCandidates = 30;
/** Added to a claim's form for each kind of statement. */
export const kindBonus = { wish: 0.1, difficulty: 0.1, liking: 0.06, reason: 0.04, habit: 0.03, other: 0 };
/** Subtracted for a sentence that begins with a reference to the one before. */
export const dependentPenalty = 0.1;
/** Added for a sentence of so many words. */
export const goodLength = { minWords: 8, maxWords: 32, bonus: 0.07 };
/** Subtracted for a sentence without a full stop. */
export const unfinishedPenalty = 0.04;
/** Subtracted per disfluency after the first, at most `maxPenalty`. */
export const disfluency = { penalty: 0.05, maxPenalty: 0.2 };

/** Quotes per insight and per speaker; the latter only where several people speak of the subject. By hand. */
export const maxQuotes = 6;
export const maxQuotesPerSpeaker = 3;
/**
 * The lead quote, in words: how long it may become with its neighbours, from when on it is long enough, and of a sentence at its edge;
 * and the hesitations of a neighbour. By hand.
 */
export const leadQuote = { maxWords: 60, enoughWords: 36, minWordsAtEdge: 4, maxHesitations: 1 };
/** Relatedness of a quote, and its score relative to the claim's. */
export const minRelatednessOfQuote = 0.3;
export const minScoreOfQuote = 0.42;
/** Terms of a theme that a quote contains: at least so many, or this share of more, or all of fewer. */
export const minThemeTerms = 2;
export const minThemeTermShare = 0.5;

/** Sentences searched for contradictions. By hand. */
export const maxOppositionRead = 60;
/** Content terms that two contradicting clauses share. */
export const minTermsOfContradiction = 2;

/** Keywords that are enough to look for no more around the claim. By hand. */
export const minKeywords = 4;
/** Keywords up to which any phrase around the claim will do. By hand. */
export const maxKeywordsOfAnyPhrase = 3;
/** Share of the uses of a keyword in the place of a noun. By hand. */
export const minNounShareOfTag = 0.4;
/** Keywords taken from the lead quote before the others are read. By hand. */
export const maxKeywordsOfLead = 3;
/** Sentences from the claim within which the same answer shows what follows from it. By hand. */
export const maxDistanceOfConsequence = 4;
/** Minimum cosine of hashed vectors for an insight to belong to a part of the brief. */
export const minSubjectSimilarity = 0.2;
/** Phrases searched for the theme's name, and quotes read to assign topics. By hand. */
export const maxThemePhrases = 8;
export const maxQuotesForTopics = 3;
/** Topics per insight. By hand. */
export const maxTopics = 2;
/** Minimum cosine of hashed vectors for an insight to belong to a topic. */
export const minTopicSimilarity = 0.12;
/** Added to that cosine when the text contains words of the topic's field ("fridge" for "Storage"). */
export const topicFieldBonus = 0.4;

/** Within one run a claim is a duplicate at this similarity (with enough content terms), or at this Jaccard index to a quote. */
export const minSimilarityOfDuplicate = 0.8;
export const minTermsOfDuplicate = 3;
export const minJaccardOfDuplicate = 0.55;

/** Duplicates offered for merging: similarity of titles or quotes, and content terms below which it is not measured. */
export const minSimilarityOfClaims = 0.8;
export const minTermsOfClaims = 3;
/** Minimum shared part of the longer quote for two quotes to be the same. */
export const minOverlapOfQuotes = 0.8;
/** Minimum shared part of the shorter quote for them to be the same when their titles have this similarity. */
export const minOverlapOfRelated = 0.5;
export const minSimilarityOfTitles = 0.5;

/** Badge "widely applicable": people who say it, and their share of all. By hand. */
export const minPeople = 3;
export const minPeopleShare = 0.5;
/** Badge "high emotion": sentiment of a strong quote (absolute value), strong quotes, and their share of all. By hand. */
export const minStrongFeeling = 0.6;
export const minStrongQuotes = 2;
export const minStrongShare = 0.5;
/** Badge "important for the brief": share of the insights, those closest to the brief. By hand. */
export const closestShare = 0.25;
