/**
 * Answers in conversations. Set by hand on the interviews of `bench/chat`, with the figures that it prints; the share of questions
 * of two other people that it prints with `held-out` was not used.
 */

/**
 * How well a word of a message is matched: by itself, by a person who states their role where it asks about that, by a part of a
 * compound or an inflection, by a word of the same field.
 */
export const matchStrength = { same: 1, role: 0.9, part: 0.75, field: 0.65 };
/** What is left of a match where others say the word itself and the person asked does not. */
export const foreignShare = 0.75;
/** Minimum letters for a stem to be a part of a longer one. */
export const minPartLength = { spaced: 5, unspaced: 2 };

/** Weight of a word of a message: a word with content gets `rarest` where the corpus lacks it, less where it is common. */
export const termWeights = { commonest: 0.5, rarest: 1.5, unknownButOrdinary: 1, light: 0.25, lightWithField: 0.5 };

/** What a sentence is credited with from words of the question that it answers, of its neighbours, and of the rest of the answer. */
export const contextShares = {
  question: 0.9,
  /** Of a turn that asks: what is said beside its question, and a turn without a question ("Tell me about the pay."). */
  leadIn: 0.45,
  request: 0.8,
  /** Where the question names nothing itself: the question and the answer before it. */
  questionBefore: 0.55,
  answerBefore: 0.55,
  neighbour: 0.8,
  answer: 0.6,
};
/** Words of a question that may end on what was said before it: "What is hard about it?" */
export const maxWordsLeaning = 6;
/** Sentences to either side that belong to the rest of the answer. */
export const maxContextDistance = 4;
/** Added where several words of an answer match, so that the fuller one of two wins. */
export const densityWeight = 0.1;
/** Added where the question that was asked is the message's, even in its words. */
export const askedWeight = 0.2;
/** Coverage by the question that was asked, 0 to 1, with which the reply begins where its answer does. */
export const minAskedCoverage = 0.4;
/** Subtracted where what matches best is too short to say anything by itself. */
export const remarkPenalty = 0.1;
/** Sentences before the one that answers best, with which an answer is quoted from its beginning. */
export const maxLeadIn = 1;
/** Added for the passages that the message before was answered with. */
export const continuedBonus = 0.12;

/** Coverage of the message, 0 to 1, below which the person did not speak of it. */
export const minCoverage = 0.5;
/** Minimum coverage, 0 to 1, for something to be near what was asked. */
export const minNearness = 0.3;
/** Share, 0 to 1, of the message that such a place says in the same words: what only means about the same is often far off. */
export const minNamedNear = 0.34;
/** Of the best stretch's coverage, what another one needs to be quoted as well, and to be pointed to. */
export const minShareOfSecond = 0.85;
/** Coverage, 0 to 1, by words that such a place says itself. */
export const minNamed = 0.8;
export const minShareOfReturn = 0.8;

/** Sentences and words of a reply; words are characters where there are no spaces. */
export const maxReplySentences = 5;
export const maxSentencesOfStretch = 4;
export const maxReplyWords = { spaced: 85, unspaced: 220 };
/** Words below which a sentence is no answer by itself. */
export const minReplyWords = { spaced: 4, unspaced: 6 };
/** Words of a sentence that says nothing ("That's a good question") after which one more is a name. */
export const minWordsBesideName = 4;
/** Words (characters where there are no spaces) below which a sentence does not count for `maxSentencesOfStretch`. */
export const minWordsOfSentence = 5;
/** Words below which the last sentence of an answer is left out. */
export const minLastWords = 3;
/** Sentences shown of the nearest thing that was spoken of. */
export const maxNearestSentences = 2;
/** Questions offered where nothing is near, and words of one that can be understood by itself. By hand. */
export const maxOfferedQuestions = 2;
export const minWordsOfOffered = 4;

/** Added for answers that hold a quote of the insight which is asked about. */
export const evidenceBonus = 0.1;
/** People quoted in an answer about an insight, and sentences of each. */
export const maxVoicesQuoted = 4;
export const maxSentencesOfVoice = 3;
/** Where both sides are quoted: people of the insight's side, and sentences of the other. By hand. */
export const maxVoicesOfSide = 2;
/** Sentences from a quote within which a reason is one for it. */
export const maxSentencesToReason = 4;
/** Questions suggested about an insight, and topics of its passages among which they are looked for. */
export const maxSuggestions = 5;
export const maxTopicsSuggested = 2;
/** Sentences of each person's reply that are compared for contradictions: every pair of people is. By hand. */
export const maxSentencesCompared = 4;
/** Content words of a clause in which people say the same, where it is all of their sentence, and where it is a part. By hand. */
export const minTermsOfAgreement = { whole: 2, part: 3 };
/** Names in one list; of more, one fewer is named and the others are counted. */
export const maxNamesListed = 5;
