/**
 * The constants of tone, emoji and topics, with unit and source: they are the same in all languages. What differs from one to the other
 * is in its folder.
 */

/** Tone: after VADER (Hutto and Gilbert 2014), set by hand. */
export const sentiment = {
  /** Words before an opinion in which a negation reverses it; `negationReach` of the grammar says how many after it. */
  negationReachBefore: 3,
  /** What is left of a weight under a negation: “not good” is worse than “not bad” is good. */
  negatedShare: { positive: -0.75, negative: -0.4 },
  /** Factors of words that strengthen or weaken the opinion after them. */
  degreeFactor: { stronger: 1.35, weaker: 0.7 },
  /** Weight of a sentence that states a difficulty, on the scale of AFINN (-5 to 5). */
  difficultyWeight: -1.5,
  /** Letters of a word that is compared by its beginning. */
  minStemLength: 4,
  /** Weight of a word from our own lists of opinions, on the same scale: a list may have it stronger. */
  opinionWeight: 2,
};

/**
 * What a signal adds to the odds (natural logarithm) of a text being against or in favour rather than neutral. Fitted by logistic
 * regression on short posts in six languages together, then rounded; ten numbers a side leave little to learn by heart.
 */
export const toneOdds = {
  against: {
    base: -0.8,
    favour: -0.26,
    against: 1.05,
    smiles: -0.81,
    frowns: 0.95,
    exclamations: 0.05,
    questions: 0.18,
    negations: 0.69,
    likes: -0.11,
    numbers: -0.65,
    stretched: 0.98,
  },
  inFavour: {
    base: -0.8,
    favour: 0.77,
    against: -0.19,
    smiles: 1.04,
    frowns: -0.4,
    exclamations: 0.43,
    questions: -0.69,
    negations: -0.08,
    likes: 1.12,
    numbers: -0.31,
    stretched: 0.67,
  },
};

/** Words of a clause among which its verb is looked for, where it has a place and where it may be anywhere; and from it to its subject. By hand. */
export const mainClause = { maxBeforeVerb: 8, maxBeforeFreeVerb: 12, maxToSubject: 4 };

/** Who is named in a summary. Set by hand. */
export const summaryText = {
  maxNames: 4,
  maxNamesBeforeOthers: 3,
  /** People who are named with what they are: longer lists are hard to read. */
  maxIntroduced: 3,
  /** People asked who are given as a number: of two, the other one is named. */
  minPeopleAsked: 3,
  /** People in all where a number is given as "at least": more may speak of it than use the same words. */
  minPeopleForAtLeast: 6,
};

/** Why an insight is important: consequences in one text, and characters of a part of the brief that is named whole. Set by hand. */
export const whyText = { maxConsequences: 2, maxSubjectLength: 160 };

/** How well an emoji fits words. Set by hand while reading the emoji of insights in ten languages. */
export const emojiFit = {
  /** Each further keyword of an emoji says less: its weight is 1 / (1 + place × decay). */
  keywordDecay: 0.06,
  /** The same for the words of an insight, of which the first count most. */
  wordDecay: 0.35,
  /** Factors for one word out of a keyword of several, and for words that only share their stem. */
  partFactor: 0.5,
  stemFactor: { whole: 0.6, part: 0.3 },
  /** Factors for a phrase that is a keyword, for one word of a phrase, and for a word that says little. */
  phraseFactor: 2,
  wordOfPhraseFactor: 0.9,
  weakWordFactor: 0.3,
};

/** In which language a brief is written. Set by hand. */
export const briefLanguage = {
  /** Characters that are read. */
  maxLength: 1_500,
  /** The share of stop words that only a text in the language itself has. */
  minStopwordShare: 0.2,
  /** How many times that of the project's language another one's share must be. */
  minShareRatio: 3,
};

/** Names for the topics of a project, from its brief. Set by hand on briefs in ten languages (`bench/topics`). */
export const topicNames = {
  min: 5,
  max: 8,
  /** Names from the brief's own words beside concepts, and as many as both together make. */
  maxOwn: 3,
  maxWithConcepts: 7,
  /** What can be asked of any subject fills the list up to here. */
  minWithUsual: 6,
  /** Characters of a name. */
  maxLength: 40,
  /** Words of a phrase, and characters of one in Han or kana: longer ones fall apart at の and 的. */
  maxPhraseWords: 4,
  maxUnspacedLength: 8,
};

/** Weight of a phrase as a name: the first has 1. Set by hand on briefs in ten languages (`bench/topics`). */
export const topicPhraseWeights = {
  /** Added each time that it returns, and subtracted for each phrase before it. */
  repeated: 0.7,
  perEarlierPhrase: 0.1,
  /** Added for more than one full word. */
  severalWords: 0.6,
  /** Added by the part of the brief that it is in, and for each further part. */
  ofPart: { name: 0.9, description: 0, longBrief: -0.5 },
  furtherPart: 0.5,
};

/** The concepts of a brief's field. Set by hand on briefs in ten languages (`bench/topics`). */
export const conceptFit = {
  /** Characters of a long brief that are searched: what comes after eight pages is detail. */
  maxLongBrief: 15_000,
  /** A word of the name or short brief weighs 1. */
  longBriefWeight: 0.6,
  /** Mentions of a cue that count; their square root is what they weigh. */
  maxMentions: 3,
  /** A word that an extensive brief lets fall once does not yet make a field. */
  minWorthBesideShortBrief: 0.7,
  /** Fields of a brief; a further one only with this share of the first one's worth, and it counts so much. */
  maxFields: 2,
  minShareOfFirst: 0.5,
  furtherFieldWorth: 0.7,
  /** Each further concept of a field counts so much less. */
  conceptDecay: 0.08,
  /** Factor for what the brief itself speaks of. */
  ownFactor: 1.2,
};
