/**
 * Questions and answers in conversations, and the interview guide that several of them share. Tuned on transcripts of interviews
 * and usability tests that are not in the repository, unless a line says "by hand".
 */

/** Words of a sentence that asks for something: with spaces between words, with what belongs to them written onto them, without spaces. By hand. */
export const minAskingWords = { spaced: 4, attached: 3, unspaced: 3 };

/**
 * Words of a question that only names another topic: after its article ("And the old people?"), and of all that is named after "what
 * about". By hand.
 */
export const maxWordsOfTopic = { bare: 2, asked: 5 };

/** Minimum cosine for two asking sentences to be one question of the guide (average linkage). */
export const minGuideSimilarity = 0.25;
/** The same in one or two conversations, where a single word in common says less. By hand. */
export const minMainSimilarity = 0.4;
/** Documents in which a question of the guide is asked: at least so many, and this share of all conversations. */
export const minGuideDocuments = 3;
export const minGuideShare = 0.25;
/**
 * Few conversations: there two are enough, and a guide of fewer questions than usual is filled up with the main questions of one.
 * By hand.
 */
export const fewConversations = 5;
export const minAskedInFew = 2;
export const usualGuide = 8;
/** A question that is asked more often than this per document is a phrase, not a question of the guide. */
export const maxAskedPerDocument = 1.8;
/** Median length of its answers, in words. */
export const minMedianAnswer = 15;
/** Words of the answer to a main question of a single conversation. By hand. */
export const minMainAnswer = 8;
/** Asking sentences compared with one another: enough for forty long interviews. By hand. */
export const maxAskingSentences = 2400;
/** Words of a question that can be read aloud. By hand. */
export const guideLabel = { minWords: 4, minRepeatedWords: 5, maxWords: 28, maxCharacters: 400 };
/** Questions of a single conversation that serve as its guide. By hand. */
export const maxMainQuestions = 12;
/** Minimum share of answers that only introduce the speaker for a question to ask about the background. By hand. */
export const minBackgroundShare = 0.4;
/** Weight of the mean cosine with its other wordings, beside how well a wording is understood by itself. By hand. */
export const centralWeight = 3;
/** Minimum documents for a name that only one of them has to say nothing to the others. By hand. */
export const minDocumentsOfName = 3;
/** Added per content word of a wording, up to so many: the fuller one says more by itself. By hand. */
export const termWeight = 0.2;
export const maxTermsWeighed = 4;
/** Words of a question that may have a single content word: "Is there something you've decided not to report?" By hand. */
export const shortQuestion = { spaced: 12, unspaced: 6 };
/** Words of a question before another one can begin. By hand. */
export const minWordsBeforeSecond = 6;
/**
 * How well a wording is understood by itself: what it begins with, what a question word in front adds, and what is taken off for each filler,
 * each word said again, each pause, and each word after `maxWords`. By hand.
 */
export const wordingPoints = {
  base: 3,
  questionWordFirst: 1,
  perFiller: -0.4,
  perRepeatedWord: -0.15,
  perPause: -0.15,
  perFurtherWord: -0.05,
  maxWords: 18,
};

/** A question that heads a survey's column: its words, and how many answers of so many words it has at least. By hand. */
export const surveyHeading = { minWordsOfQuestion: 3, maxWordsOfQuestion: 30, minAnswers: 3, minWords: 4 };

/** Characters of a question in which its first three words are looked for. By hand. */
export const maxFalseStart = 48;
/**
 * Characters of a question that is shown with its answer; words of one that may name nothing ("And why?"), and how many before it are
 * looked at for one that does; words of a nod ("Right, okay."), after which the question is still open; turns that are read back, as
 * in a group. By hand.
 */
export const maxAskedCharacters = 180;
export const maxBareWords = 4;
export const maxPromptsBack = 2;
export const maxWordsOfNod = 3;
/** Minimum content words for an interviewer's remark in the first person to name the topic. By hand. */
export const minTermsOfOwn = 3;
export const maxTurnsBack = 8;
/**
 * What is shown before a title that points back: characters in all, sentences and characters of what its speaker has said before, and
 * content words of a sentence that names what it is about. By hand.
 */
export const maxContextCharacters = 250;
/** Sentences of notes before a quotation among which its heading is looked for. By hand. */
export const maxSentencesToTopic = 30;
/** Characters of such a heading. By hand. */
export const maxCharactersOfHeading = 40;
export const maxSaidBefore = { sentences: 3, characters: 170, passed: 1 };
export const minTermsOfContext = 2;
/** Minimum characters of the first clauses of a long sentence to be shown. By hand. */
export const minCharactersOfClauses = 30;
/** A talk of which no question is marked: turns of those who ask, the share of them with a mark, and words that are more than a nod. By hand. */
export const unmarkedTalk = { minTurns: 6, maxShare: 0.2, minWords: 4 };
/** Minimum words before a comma that ask by themselves, where a program wrote no question marks. By hand. */
export const minWordsBeforePause = 4;
/** Words of a question that names nothing itself ("Did you tell them?"). By hand. */
export const maxWordsOfVague = 9;

/** Parts of a question, between commas, that ask too much at once; words of one that can be a phrase without a verb. By hand. */
export const maxAskingParts = 3;
export const maxWordsOfPhrase = 5;

/** Turns within which an interview begins with leave to record it, and words of a reply that only gives it. By hand. */
export const openingTalk = { maxTurns: 14, maxWordsOfReply: 25 };

/**
 * Digressions: `minOfTurn` is how many sentences of the same turn make up one by themselves. With fewer, the speaker's previous turn is part
 * of it, if others said at most `maxBetween` sentences in between. Set by hand.
 */
export const digression = { minOfTurn: 3, maxBetween: 4 };
