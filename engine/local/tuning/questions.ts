/**
 * Which questions are proposed. Themes and weights were tuned on interview and meeting transcripts that are not in the
 * repository; limits marked "by hand" were not tuned.
 */

/** Questions per project, and words of material per question. By hand. */
export const maxQuestions = 8;
export const minQuestions = 3;
export const wordsPerQuestion = 80;
/** Documents per question above which not every document can be quoted, so none is looked after. By hand. */
export const maxDocumentsPerQuestion = 2;
/** Themes searched for one that quotes documents without a quote, and sentences it needs in them. By hand. */
export const maxThemesSearched = 40;
export const minSentencesOfUnquoted = 2;
/** Words of a part of the brief that becomes a subject, and sentences that must mention it. By hand. */
export const maxClauseWords = 6;
export const minClauseSentences = 3;
/** Share of such a part's content terms that the material must contain. By hand. */
export const minKnownShare = 0.5;

/** Phrases considered as themes, best first, and sentences read per theme. By hand. */
export const maxPhrases = 120;
export const maxSentencesPerTheme = 24;
/** Words of a sentence about a theme. */
export const minWordsPerThemeSentence = 4;
/** Share of a word's uses within one longer phrase from which the word is left to that phrase. */
export const maxShareWithinPhrase = 0.25;
/** Weight relative to the best theme, after the first `minThemes`; lower for phrases that several people use. */
export const minThemeWeight = 0.3;
export const minThemeWeightOfPhrase = 0.15;
export const minThemes = 3;
/** Share of a theme's sentences that no earlier theme contains. */
export const minNewShare = 0.4;
/** Parts of a theme's weight: each factor is its base plus closeness, felt share, or log of mentions. */
export const themeWeights = { closenessBase: 0.6, feltBase: 0.8, felt: 0.5, mentionsBase: 1, mentions: 0.25 };

/** A single word is a strong theme when so many people use it, at most this share of all participants, … */
export const minPeoplePerWord = 3;
export const maxShareOfPeople = 0.5;
/** … and so many of its sentences, or this share, express a need, a difficulty, a liking or a clear sentiment. */
export const minFeltSentences = 2;
export const minFeltShare = 0.25;

/** Specificity of a phrase, 0 to 1: names and words of the brief have 1, single words and other runs of words less. */
export const wordSpecificity = 0.45;
export const wordRunSpecificity = 0.6;
/** Length from which a word is probably a compound: letters where nouns are compounded, characters without spaces. By hand. */
export const minCompound = { letters: 12, characters: 4 };

/** Jaccard index of words from which two questions are duplicates. */
export const minQuestionSimilarity = 0.66;
/** Share of the quotes that a question's wording must fit, by kind of statement. */
export const minFittingShare = { wish: 0.6, difficulty: 0.5, liking: 0.6, reason: 0.6, habit: 0.6, other: 0.6 };
/** Quotes read for the wording: later ones are less and less closely related. By hand. */
export const maxQuotesRead = 4;
/** Variants of a template that are tried. By hand. */
export const maxPlainVariants = 5;
export const maxVariantsPerKind = 2;

/** Share of the documents, or of the passages, from which a word is generic, and how many of them there must be. */
export const minGenericShare = { documents: 0.8, passages: 0.4 };
export const minGenericSample = { documents: 3, passages: 8 };
/** Share of the documents from which a word of the brief, or a name, is the subject of them all. */
export const minSubjectShare = 0.5;

/** Characters of a subject named in a brief. By hand. */
export const maxSubjectLength = 90;
/** Items from which parts of a sentence are a list, and words of an item. By hand. */
export const minListItems = 3;
export const maxWordsPerItem = 6;
