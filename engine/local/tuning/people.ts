/**
 * Who becomes a person and which sentences describe them. Set by hand while reading the profiles of interviews and usability
 * tests in English, and of short interviews in ten languages; no figure was fitted.
 */

/**
 * Words of someone who is not brief: half of those of an average person in the same document, for a respondent of a survey in the
 * whole material, but within these limits.
 */
export const minWordsPerPerson = { min: 20, max: 150, shareOfAverage: 0.5 };
/** The same for those whom prose quotes or reports: it introduces them. */
export const minWordsInProse = 4;
/** A survey may have more respondents than anyone reads profiles of. */
export const maxPeople = 1_000;
/** Sentences read per person: a quarter from the beginning, the others evenly spread. */
export const maxSentencesPerPerson = 400;
export const maxQuotesPerPerson = 6;
/** Words of a fact among which a denial turns it around ("I'm no patient"). */
export const maxWordsBeforeDenial = 4;

/** Words before a fact in an introduction that say nothing more: "Right, so, I'm Ada,". By hand. */
export const maxWordsBeforeFact = 5;

/** Sentences per field of a person, characters of one of them, and of a field. */
export const maxSentencesPerField = { fact: 3, activity: 2, wish: 2, belief: 1 };
export const maxLengthOfValue = 220;
export const maxLengthOfField = 320;
/** Words of a sentence that may describe a person. */
export const sentenceLength = { min: 3, max: 36 };
/** Characters before a cue in its clause: after more, another person may be its subject. */
export const maxLeadIn = { fact: 60, activity: 30, wish: 80, belief: 40 };
/** Words that are said again at once, in a row. */
export const maxRepeatedWords = 4;
/** Characters of a role without its first word: with as many, it is not said again. By hand. */
export const minRepeatedOfRole = 8;
/** Characters of a role ("nurse"). */
export const roleLength = { min: 2, max: 60 };

/** Added for "I" and "we", beside 1 for the cue of a field. */
export const personalPoints = 0.5;
/** Added to facts that say for how many years. */
export const yearsPoints = 0.5;
/** Words of a sentence that is a fact only because it states the role. */
export const maxWordsOfRole = 20;
/** Added to facts among the first sentences, where people introduce themselves. */
export const earlyPoints = { sentences: 15, points: 0.5 };

/** Facts from the head of a transcript in a portrait. By hand. */
export const maxFactsOfPortrait = 3;
/** Minimum claims of a person for the best to be in a portrait that would only hold a role. By hand. */
export const minClaimsOfPortrait = 3;
/** Characters of an introduction beside the role. By hand. */
export const minBesideRole = 24;
/** Characters around a role in a sentence that says nothing else: "I'm a", "Formally I am". By hand. */
export const maxBesideRole = 16;
/**
 * How many sentences of an answer to "tell me about yourself" introduce, the first of at least `minWords` words whatever they say; until which
 * share of a talk it is asked, and how many words make a sentence full: a pronoun in it is no loss. By hand.
 */
export const introduction = { sentences: 5, open: 2, minWords: 3, maxPlace: 0.35, fullWords: 10 };

/** Short sentences after a name: how many are read, words of each, and words of all together. By hand. */
export const inSingleWords = { maxSentences: 4, maxWords: 6, minWords: 3 };

/** Sentences of an answer about a person's days that are read, those that are shown, and the words that one needs. By hand. */
export const routine = { sentences: 8, kept: 2, minWords: 5 };

/** Which of a person's sentences are quoted beside those of the fields. */
export const informativePoints = { personal: 0.3, difficulty: 0.5, wish: 0.5, reason: 0.3 };
/** Words of such a sentence, the share of them that may be disfluencies, and how many sentences are rated. */
export const bestLength = { min: 8, max: 32 };
export const maxDisfluentShare = 0.1;
export const maxSentencesRated = 300;

/** Characters of a role that is shown after a name, within a sentence. By hand. */
export const maxRoleInSentence = 48;
/** Words beside a name in a sentence that only introduces: "I am Mara". By hand. */
export const maxWordsBesideName = 2;
/** Sentences from the start of an answer in which a wish is searched. By hand. */
export const maxTriedOfAnswer = 2;
/** Sentences of an answer to what should change that are tried, and those that are shown. By hand. */
export const wantedChange = { tried: 4, kept: 2 };
/** Words of a wish up to which a pronoun in it has its noun elsewhere. By hand. */
export const maxWordsOfWish = 6;
/** Words of a wish that is only a thing: "A price before the trip." By hand. */
export const minWordsOfThing = 5;
/** Minimum feeling (0 to 1) of an answer about oneself to be no wish: "I'm quite happy, really." By hand. */
export const minContentment = 0.2;
/** Words of a sentence that says nothing of a person where one of them is a pronoun: "I untie it every week." By hand. */
export const maxWordsOfCryptic = 9;
/** Words of a first sentence that says no more than a name. By hand. */
export const maxWordsOfName = 9;

/** Sentences at the beginning of a talk in which those who ask say whom they talk to. By hand. */
export const openingOfInterviewer = { maxSentences: 12 };
