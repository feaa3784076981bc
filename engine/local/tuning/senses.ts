/** Answers to what people are asked most. Set by hand on recognised interviews, of which none is in this repository. */

/**
 * How well a sentence answers for a sense: it names the chief thing or some, states a role (for duties), names a tool that is used,
 * answers that very question, is a statement of that kind, or only touches it, which is no answer by itself.
 */
export const senseStrength = {
  foremost: 1,
  plainly: 0.8,
  role: 0.75,
  named: 0.75,
  asked: 0.7,
  kind: 0.55,
  touches: 0.45,
};

export const senseBonus = {
  /** Added to the first sentences of what answers such a question of the interview. */
  answers: { sentences: 4, points: 0.2 },
  /** Added to duties where people introduce themselves. */
  early: { sentences: 15, points: 0.2 },
  /** Added where a sentence beside it speaks of the same. */
  neighbour: 0.1,
};

/** What sentences count that are hard to read by themselves: of `few` words or `many`, with hesitations for each word, or pointing back. */
export const readability = {
  scrap: { words: 5, share: 0.5 },
  few: { words: 8, share: 0.8 },
  many: { words: 55, share: 0.85 },
  disfluent: { perWord: 0.2, share: 0.85 },
  pointing: 0.75,
};

/** Minimum score of a sentence to answer, and to be the nearest thing to an answer. */
export const minSenseScore = 0.55;
export const minSenseNearness = 0.38;
/** Of the best score, what another place needs to be quoted as well, and how many are quoted. */
export const minShareOfBest = 0.75;
export const maxSensePlaces = 3;
/** Sentences of the first place and of each other one. */
export const maxSentencesOfPlace = { first: 3, other: 2 };

/** The same where the message names a topic: the words of a topic are often near by chance. */
export const minSenseScoreOfTopic = 0.64;
