/**
 * Titles that are cut from a sentence. Tuned by reading titles of interviews and think-aloud sessions that are not in the
 * repository, unless a line says "by hand".
 */

/** Words of a phrase that is put differently after an aside. By hand. */
export const wordsOfPhrase = 3;
/** Words that are said twice in a row ("we need we need"). */
export const maxRepeatedWords = 4;
/** Words within which the verb must be for a clause after an aside to be independent. By hand. */
export const maxToVerb = 4;
/** Words of a title, and of one that leaves out nothing after it. The second by hand. */
export const titleWords = { min: 5, max: 18, maxWhole: 22 };
/** Characters of a title where words are not written apart. By hand. */
export const titleCharacters = { min: 8, max: 44 };
/** Characters of any title. By hand. */
export const maxTitleCharacters = 125;
/** Characters of a clause with what is beside it in its sentence. By hand. */
export const maxWholeCharacters = 170;
/** Words, and different content words, of a title that keeps a sentence as it was said. By hand. */
export const wholeSentence = { minWords: 9, maxWords: 32, minContent: 4 };
/** Words of a clause that only wishes for the next one. By hand. */
export const maxWordsOfWish = 4;
/** Content words of a title, by a list of function words or by the longer list of stop words; one may be said twice. */
export const minContentWords = { claiming: 3, listed: 4, stopped: 2 };
/** Clauses of a sentence that one title may join, and clauses read of a sentence. By hand. */
export const maxJoinedClauses = 4;
export const maxClausesRead = 16;
/** Words of a condition that no comma separates from what happens then. By hand. */
export const minWordsOfCondition = 2;
/** Words of a clause that a comma alone joins to the one before. By hand. */
export const minWordsOfSplice = 4;
/**
 * Share of the commas of a document between an article, a preposition or a conjunction and a hesitation where commas
 * are pauses, and the commas that show it. Of ten transcripts by recognisers nine have 7 to 12 %; of 65 typed ones all have
 * at most 3 %.
 */
export const commaPauses = { minCommas: 40, minShare: 0.05 };
/** Parts without a verb of a title that is not shown to be a complete clause. By hand. */
export const maxBareParts = 2;
/** Words of a phrase between commas beside a clause. By hand. */
export const wordsBeside = { min: 2, max: 5 };
/**
 * Points of a title: for a whole sentence, a judgement, each content word up to `maxContent`, and off for each word above or below
 * the best length and for what is left out beside it: a contrast, a condition, the rest of the sentence.
 */
export const titlePoints = {
  claim: 2,
  whole: 1,
  judgement: 0.6,
  opinion: 0.2,
  content: 0.12,
  maxContent: 8,
  offLength: 0.06,
  contrastLost: 0.5,
  leadLost: 0.5,
  restLost: 0.5,
};
/** Words of a title of the best length. */
export const bestWords = { min: 7, max: 16 };
/** Characters at the end of a clause in which its tail and its last words are looked for. By hand. */
export const edgeLength = 40;
/** Feeling (0 to 1) of a clause and of the one that contrasts with it: with as much, one is no title without the other. By hand. */
export const minFeelingOfContrast = 0.15;
/**
 * What a title says by itself, added to what its claim is worth; `length` in full from `longTitle` words, `short` below `shortTitle`
 * words. By hand, checked on the titles of eight invented studies that readers judged one by one (decision 95).
 */
export const titleWeights = {
  difficulty: 0.4,
  denial: 0.8,
  condition: 0.6,
  opinion: 0.1,
  feeling: 0.2,
  plan: -1.5,
  pointing: -0.6,
  length: 1.6,
  short: -2,
  shortTitle: 8,
  longTitle: 20,
};
/**
 * A title with a neighbouring sentence: its characters, the words of a neighbour, and of a title that says too little without the one
 * before or the one after it. Of 96 titles readers kept 30 alone and 40 so.
 */
export const neighborTitle = { maxCharacters: 170, minWords: 4, shortWords: 10, bareWords: 9, fullWords: 15 };
