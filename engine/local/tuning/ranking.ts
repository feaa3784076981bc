/**
 * How passages and sentences are ranked for a query. Weights have no unit: they scale scores that are relative to the best one.
 * Tuned on interview and meeting transcripts and articles that are not in the repository, unless a line says "by hand".
 * `talk` is text by speakers in turn; `prose` is everything else, tables included.
 */

/** What a passage takes over from the scores of its neighbours 1, 2 and 3 away. */
export const neighbourWeights = [0.7, 0.4, 0.2];
/** Weight of 4-gram matches beside term matches, in sentences and in passages. */
export const sentenceGramWeight = { talk: 0.1, prose: 0.6 };
export const passageGramWeight = { talk: 0.1, prose: 1 };
/** Share of its best sentence's score that a passage gets on top: words in one sentence count more than scattered ones. */
export const bestSentenceWeight = { talk: 0.5, prose: 0.8 };
/** Factor for a passage in which none of the speakers named in the query speaks. By hand. */
export const minVoiceFactor = 0.2;
/** Passages read in order of rank before one from elsewhere in the material is added. By hand. */
export const maxPassagesFirst = 4;

/** Weights of a sentence's passage, of its centrality and of the query terms it contains, beside its own score of at most 1. */
export const sentenceWeights = {
  /** Talk drifts and repeats itself, so what the passages around it are about counts. */
  talk: { passage: 1, centrality: 0.9, coverage: 0.2 },
  prose: { passage: 0.5, centrality: 0, coverage: 0.3 },
  /** A statement is checked by its own words, not by what is said around it. */
  statement: { passage: 0.5, centrality: 0, coverage: 0.5 },
};
/** Weight of the better of the two adjacent sentences: a statement may extend over two. */
export const adjacentWeight = 0.15;
/** Subtracted when a speaker other than the one named in the query says the sentence. */
export const otherVoicePenalty = 0.6;
/** Subtracted from questions. */
export const questionPenalty = 0.5;
/** A sentence below `minWords` words loses up to `penalty`, in proportion to the words it lacks. */
export const shortSentence = { minWords: 7, penalty: 0.6 };

/** Best passages in which the central terms are counted, and how often a term must occur in them. By hand. */
export const maxCentralPassages = 6;
export const minCentralTermCount = 2;
/** Words added to a sentence's length when its centrality is normalised, so that very short ones gain less. By hand. */
export const centralityPadding = 8;

/** Share of a question's score that the first, second, … sentence of its answer inherits, and all sentences after those. */
export const answerWeights = [0.7, 0.6, 0.45, 0.35, 0.25];
export const laterAnswerWeight = 0.2;
/** Share of their score that sentences before the question pass on, where the question itself passes on all of it. */
export const leadInWeight = 0.5;
