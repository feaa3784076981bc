/**
 * What is worth saying unasked. Weights were set by hand and checked on transcripts of interviews and usability tests whose
 * passages researchers coded, and on the titles of eight invented studies in five languages that readers judged one by one (decision
 * 95); neither is in the repository.
 */

/** Words of a sentence that can carry a claim, with and without spaces between words. */
export const sentenceWords = { min: 7, max: 60, unspacedMin: 6 };

/** Weight of each sign; all signs are 0 to 1. */
export const worthWeights = {
  /** The question names a problem; at `previousQuestionShare` the one before it does. */
  askedForProblem: 1,
  /** Share of the sentences that name a difficulty: in the whole answer, and two before to two after. */
  difficultyOfAnswer: 0.6,
  difficultyAround: 0.8,
  difficulty: 0.35,
  wish: 0.25,
  reason: 0.2,
  /** Says how often: "every morning", "most of the time". */
  frequency: 0.25,
  contrast: 0.3,
  judgement: 0.1,
  /** Strength of its feeling. */
  feeling: 0.5,
  /** Mean share of the documents that use its content words: what others speak about, too, is worth more than a personal story. */
  commonness: 1.2,
  answerLength: 0.3,
  /** Share of the documents in which the question of the guide is asked. */
  guideShare: 0.6,
  background: -1,
  hesitation: -0.5,
  unfinished: -0.3,
  dependent: -0.25,
  length: 0.6,
};
/**
 * Added for the content words of a title that many documents use, in full from `maxCounted` of them on. Many are at least
 * `minDocuments`, and `minShare` of all. Of 576 titles of six invented studies in four languages that readers judged one by
 * one, the best 24 of each study by worth were kept in 61 % of the cases without it, and in 67 % with it.
 */
export const sharedWords = { weight: 1.5, maxCounted: 5, minDocuments: 2, minShare: 0.3 };
/** Added per word of the brief that a title has, up to `maxCounted`. */
export const briefWords = { each: 0.6, maxCounted: 3 };
export const previousQuestionShare = 0.6;
/** Minimum words for an answer, and a sentence, to count as long. */
export const longAnswer = 600;
export const longSentence = 30;
/** Hesitations in one sentence that is as bad as can be. */
export const maxHesitations = 4;

/** Cosine of two sentences that speak of the same, and its sum with that of what is said around them. */
export const minSimilarityOfVoice = 0.1;
export const minNearness = { sameQuestion: 0.22, elsewhere: 0.38 };
/** That sum for answers to other questions which name the same thing. */
export const minNearnessOnSameTopic = 0.25;
/** Other people, the nearest first, after whom only those count who are as near as `minNearnessOfFurther`. By hand. */
export const maxLooseVoices = 5;
export const minNearnessOfFurther = { sameQuestion: 0.5, elsewhere: 0.7 };
/** Related quotes of an insight, and insights beside which the same one is shown. By hand. */
export const maxRelated = 4;
export const maxUsesOfRelated = 2;
/** Relatedness to the title, 0 to 1, of one beside a claim that answers no question of the guide. */
export const minRelatedness = 0.1;
/** The same where one of them answers no question, as in a survey: there nothing but its words brings it near. By hand. */
export const minRelatednessAlone = 0.25;
/** Worth and content words of a related quote that could lead no insight. By hand. */
export const minWorthOfRelated = 0.5;
export const minTermsOfRelated = 4;
/** Added to its cosine with the claim and with what is said around that: for what it is worth, and where it could lead an insight. By hand. */
export const relatedWeights = { worth: 0.3, claim: 1 };
/**
 * What two sentences must share to be about one topic, where there are `minDocumentsCompared`. Checked by hand on pairs of sentences of
 * both sets: of those that pass, about three in four speak of the same, of those that were only as near one in five.
 */
export const sameTopic = {
  /** Words in a row that are the same in both. */
  minRun: 5,
  /** Words from one to the other of two neighbouring words, and of the same two in the other sentence. */
  maxApart: 4,
  maxFarApart: 8,
  /** Share of the claim's content words, weighed by their idf, that is shared: by a pair, a single word, and as most of it. */
  minCoverOfPair: 0.25,
  minCoverOfWord: 0.45,
  minCoverOfMost: 0.5,
  /** The same of the other sentence, for a single word. */
  minCoverThere: 0.3,
  /** Share of the documents that use a single word at most, and one that belongs to a word which names nothing alone. */
  maxShareOfWord: 0.34,
  maxShareOfPair: 0.5,
};
/** Words in a row that two people do not say by chance, and the share of the claims of a document up to which they read them. By hand. */
export const minReadAloud = 8;
/** Places of a run of words that are compared: a phrase that is everywhere is no reading. By hand. */
export const maxRunsCompared = 200;
export const maxShareReadAloud = 0.5;
/** Added to the cosine where both answer the same question of the guide, and for what the sentence is worth. */
export const sameQuestionBonus = 0.3;
export const worthShare = 0.2;

/** Added for a claim from a document that none before is from: every interview is heard. By hand. */
export const newDocumentBonus = 0.5;

/** Insights of a question of the brief up to which a claim of a general question is moved to it. By hand. */
export const maxMovedToBrief = 4;

/** Insights of a first run. */
export const maxInsights = 24;
/** Insights of one question beside which another one stays without: what is more gives way to its first. By hand. */
export const maxBesideOpen = 3;
/** Answers, of as many people, to a question that no claim answers. By hand. */
export const maxOfOpen = 2;
/** Conversations up to which an answer that makes no claim leads for a question of the guide, too: in many, someone makes one. By hand. */
export const maxConversationsOfPlain = 5;
/** Share of a document's sentences with a hesitation up to which an answer that makes no claim may lead. By hand. */
export const maxFaltering = 0.2;
/** Claims, the most worthwhile first, among which a selection is made, per insight. By hand. */
export const claimsPerInsight = 12;
/** Added per other person who speaks of it, up to `maxVoicesCounted`. */
export const voiceBonus = 0.3;
export const maxVoicesCounted = 4;
/**
 * Added where selected claims are put in order: what the title says by itself, and each other person on the same topic; `unclear`
 * is subtracted. By hand.
 */
export const orderWeights = { title: 1.6, voice: 0.5, unclear: 1 };
/** Added for the first answer to a question of the brief that several people speak of. */
export const firstOfBriefBonus = 1;
/** Subtracted per earlier insight of the same question, and of the same person. */
export const sameQuestionPenalty = 0.25;
export const sameVoicePenalty = 0.2;
/** Minimum cosine of two claims for the second to say nothing new. */
export const minSimilarityOfRepeat = 0.4;
/** Sentences that two claims share, and their share of those of the claim with fewer: with as many the second repeats the first. By hand. */
export const repeat = { minSentences: 3, minShare: 0.5 };
/** Worth below which a claim is left out, however few there are. */
export const minWorth = -0.6;
/** Quotes of an insight: the lead and one of each other person. */
export const maxVoices = 8;
/** Minimum relatedness to a question of the brief, 0 to 1, for a claim to answer it. */
export const minFit = 0.25;
/** Fit of a claim to the question of the guide that it answers, and of its kind to a question that asks for that kind. */
export const guideFit = 0.6;
/** Fit of a survey's answer to the question above its column: what it names comes first. By hand. */
export const surveyFit = 0.3;
/** Fit to a general question: any other that it answers comes first. By hand. */
export const generalFit = 0.26;
/** Minimum words of an answer for a plain statement in it to be no small talk. By hand. */
export const minAnswerOfGeneral = 30;
export const kindFit = 0.3;
/** Minimum relatedness for a claim to answer a question of the guide that it was not asked. By hand. */
export const minFitOfUnasked = 0.7;
/** What is left of the relatedness to a question where another one was asked. By hand. */
export const otherAnswerShare = 0.55;
/**
 * Points of a sentence as the answer to a question: a clear claim, `later` for each sentence before it, a word of the question, a
 * kind of statement, the strength of its feeling, a pronoun without its noun, and its length up to `goodWords`. By hand.
 */
export const answerWeights = {
  clear: 0.8,
  later: -0.15,
  named: 0.3,
  kind: 0.3,
  feeling: 0.4,
  pointing: { first: -0.1, later: -0.6 },
  length: 0.8,
  goodWords: 12,
};
/** That sum for any answer, and words of its sentence and of its title. By hand. */
export const minRateOfAnswer = 0.4;
export const minWordsOfAnswer = { sentence: 4, title: 8 };
/** Words at the beginning of a title in which a pronoun has no noun before it. By hand. */
export const wordsOfBeginning = 4;
/** Sentences of an answer before one that may begin with a pronoun. By hand. */
export const maxPlaceOfPointing = 1;
/** Minimum cosine with what was asked aloud for a question of one conversation to be asked there, too. By hand. */
export const minSimilarityOfAsking = 0.4;
/**
 * Logistic weights by which a question was asked in an exchange: for the weights of the words that it shares with what was asked and with
 * what was answered, and for the cosine with a sentence that asks. Fitted on 435 exchanges of ten invented studies in ten languages that
 * are not in the repository; 295 of them belong to a question, by the labels of their authors. Leaving out one study at a time, 78 % of
 * what is filed from `minCertaintyOfAsking` on is right and 28 % of the 295 are found; from `minCertaintyOfSure` on 86 % are right.
 */
export const askingWeights = { bias: -2.6, ofAsked: 2.2, ofAnswered: 1.7, ofCosine: 3.3 };
export const minCertaintyOfAsking = 0.45;
export const minCertaintyOfSure = 0.6;
/**
 * Words that a question asked aloud shares with another one that it covers, their share by weight, and the most words that it has itself; and the
 * weight of a single one, and the words that the question has then. By hand.
 */
export const covering = {
  ...{ minWords: 2, minShare: 0.66, maxWordsOfAsked: 6 },
  ...{ minWeightOfSingle: 0.5, maxWordsBesideSingle: 3 },
};
/** Characters by which two words are the same, and those of the shortest word compared. */
export const beginningOfWord = { characters: 5, min: 3 };
/** People who answer in a conversation that is no meeting. By hand. */
export const maxVoicesOfInterview = 2;
/**
 * The same for all answers to a question of the guide to answer one of the brief. Tuned on coded interviews that are not in the
 * repository: at 0.5 the first eight insights match 15 of 100 codes, at 0.4 17, without it 11.
 */
export const minSimilarityOfGuide = 0.5;
/** Added to that cosine: at 0.5 it counts as much as the question of the guide itself. By hand. */
export const nearShare = 0.5;
/** What is left of it where the question has a single word that could be shared. By hand. */
export const singleTermShare = 0.8;
/** Words before people, among which “with” and the like make them what is asked about. By hand. */
export const maxWordsToPeople = 2;
/** Content words of a question that names only the kind of statement that it asks for. By hand. */
export const maxTermsOfOpen = 1;
/** Minimum number of content words that the material never uses, for a question to count as one about something unmentioned. By hand. */
export const minUnspoken = 2;
/** What is left of the relatedness where the question asks for another kind: "what do they like?", "I would like to …". */
export const otherKindShare = 0.3;
/** Weight of the fit beside the worth of a claim. */
export const fitWeight = 0.2;

/** Added for words that a note-taker thought worth typing as they were said. By hand. */
export const quotedInNotes = 0.8;
/** Minimum exchanges after the first for it to only open a conversation. By hand. */
export const minExchangesAfter = 4;
/** Words of a turn up to which it is small talk before the first question. By hand. */
export const maxWordsBeforeTalk = 40;
/** Exchanges at the start of a conversation that may ask for an introduction; what is said before it is small talk. By hand. */
export const maxPlaceOfIntroduction = 3;
/** Content words of a follow-up question; one with more is about another subject. By hand. */
export const maxTermsOfFollowUp = 2;
/** Sentences before and after another that are its context. */
export const contextSentences = 2;
/** Hesitations in a sentence that is quoted beside others. By hand. */
export const maxHesitationsOfQuote = 2;
/** Content words of a clear title. By hand. */
export const fullContent = { listed: 4, stopped: 3 };
/** Content words of a title in another language than most of the material: its reader may have no more than these. By hand. */
export const minContentOfForeign = 3;
/** Subtracted from what an unclear claim is worth. */
export const unclearPenalty = 1;
/** The same where the title is only loosely a clause. By hand. */
export const loosePenalty = 2;
/** The same where the title is a whole sentence of which no clause alone passes. By hand. */
export const wholePenalty = 1.5;
/** Subtracted from what a digression to private life is worth, and the share of the documents up to which a word of it is one. By hand. */
export const privatePenalty = 2;
export const maxShareOfPrivate = 0.3;
/** Subtracted where the title leaves out a clause that follows with "and" or "but": of 41 such titles a reader kept 5. */
export const goesOnPenalty = 3;
/** Subtracted from what a claim with a weaker title (`indirect`) is worth, once more for each before it. By hand. */
export const indirectPenalty = 1.6;
/** Subtracted from what a story is worth, and the share of the claims up to which stories are asides. By hand. */
export const storyPenalty = 8;
export const maxShareOfStories = 0.25;
/** Worth below which an unclear claim is left out. By hand. */
export const minWorthOfUnclear = 0.4;
/** Minimum documents for the number of them that use a word to say something. By hand. */
export const minDocumentsCompared = 3;

/** Added at most for what is close to an insight that people valued, subtracted for what is close to a deleted one. By hand. */
export const judgementWeight = 0.3;
/** Cosine of a claim that is as close to a judged insight as can be. By hand. */
export const similarityOfClosest = 0.4;
/** Closeness, 0 to 1, of all that is said in the same answer, and in answer to the same question of the guide. By hand. */
export const sameAnswerCloseness = 0.5;
export const sameGuideCloseness = 0.2;
/** Minimum cosine for a sentence beside a deleted claim to say the same. By hand. */
export const minSimilarityOfNeighbour = 0.2;
