/** Who becomes a person and which sentences describe them. Set by hand, not tuned. */

/** Words a person must say: half of an average person's, but within these limits. */
export const minWordsPerPerson = { least: 20, most: 150, shareOfAverage: 0.5 };
export const maxPeople = 24;
/** Sentences read per person, evenly spread, and quotes shown. */
export const maxSentencesPerPerson = 400;
export const maxQuotesPerPerson = 6;
/** Sentences per field of a person. */
export const maxSentencesPerField = {
  demographics: 1,
  needs: 2,
  activities: 2,
  philosophy: 1,
  psychographics: 1,
  interactionStyle: 1,
  toneOfVoice: 1,
};

/** Points of a sentence for a field, beside those for its form. */
export const traitPoints = {
  role: 1,
  wish: 0.7,
  need: 0.4,
  difficulty: 0.1,
  habit: 0.3,
  belief: 0.3,
  liking: 0.3,
  reason: 0.1,
};
/** Sentiment (absolute value, 0 to 1) from which a sentence shows a tone of voice; it is also its points. */
export const minFeelingOfTone = 0.3;

/** Words of a sentence that may describe a person, and of one that does so best. */
export const sentenceLength = { min: 5, max: 45 };
export const bestLength = { min: 8, max: 28, points: 0.2 };
/** Added for "I" and "we"; subtracted for a beginning that refers to the sentence before. */
export const firstPersonPoints = 0.5;
export const dependentPoints = 0.6;
/** Characters of a role ("nurse"). */
export const roleLength = { min: 3, max: 60 };
