/**
 * Which questions are proposed, and which themes the report names. Themes and weights were tuned on interview and meeting
 * transcripts that are not in the repository; limits marked "by hand" were not tuned.
 */

/** Minimum Jaccard index of words for two questions to be duplicates. */
export const minQuestionSimilarity = 0.66;
/** The same for the stems of their content words alone. By hand. */
export const minSubjectOverlap = 0.75;
/** Words up to which two questions with one content word each can be duplicates by that word. By hand. */
export const maxWordsOfOneSubject = 9;

/** Words of a clause that is left out where it cannot be asked aloud. By hand. */
export const maxWordsOfRest = 3;
/** Words of a clause that is asked without the one before it. By hand. */
export const minWordsOfAlone = 3;
/** Minimum sentences of a brief for a line without a full stop to be a heading. By hand. */
export const minSentencesOfText = 3;
/** Minimum words for an item of a brief to be a clause instead of a thing. By hand. */
export const minWordsOfClause = 4;
/** Characters of a subject named in a brief. By hand. */
export const maxSubjectLength = 140;
/** The same for one with its sides or what depends on it. By hand. */
export const maxLengthWithSides = 200;
/** Words of a clause that says what a brief does not need. By hand. */
export const maxWordsOfExclusion = 6;
/** Minimum parts after a colon that ask, for a long brief to list there what it wants to know. By hand. */
export const minAskedAfterColon = 2;
/** Words of the last items of a list that a clause ends in. By hand. */
export const maxWordsOfListEnd = 7;
/** Questions after a colon that ask about sides of what precedes it. By hand. */
export const minSides = 2;
/** Words of a clause that asks in the order of a question, without its mark; shorter ones are headings. By hand. */
export const minWordsOfDirect = 5;
/** Minimum items for parts of a sentence to be a list, and words of an item. By hand. */
export const minListItems = 3;
export const maxWordsPerItem = 6;
/** Words of a part of a note in a list: where one has more, the note reports and lists nothing. By hand. */
export const maxWordsOfPart = 4;

/** Words to each mark of a brief that was dictated, and of what is read as asked in it. By hand. */
export const dictated = { from: 30, ofSubject: 12 };
/** Words of an item typed without capitals, up to which its nouns get theirs. By hand. */
export const maxWordsOfTyped = 6;
/** Words of a subject that a question can be about, and characters where words are not spaced. By hand. */
export const maxSubjectWords = 4;
/** Words of a clause that says enough although it points back: „an welchen Stellen im Alltag das wirklich wehtut“. By hand. */
export const minWordsOfPointing = 7;
/** Minimum share of a list's items that ask something, for the others to be notes of what is wanted, too. By hand. */
export const minReadItems = 0.5;
/** Minimum share of an item's characters for a subject to be the item as a whole. By hand. */
export const wholeItem = 0.9;
/** Words of a thing, and of what a dash after it names, at most. By hand. */
export const maxDetailWords = 5;
/** Parts of a sentence above which it is a story and no list. By hand. */
export const maxPartsOfList = 12;
/** Words of a subject that is a whole item of a list, or the thing that its note is about. By hand. */
export const maxItemWords = 12;
/** Words of a thing that a sentence names before it asks about it. By hand. */
export const maxWordsOfTopic = 8;

/** Words of a part of a compound question that can be asked alone. By hand. */
export const minPartWords = 3;

/** Minimum claims that answer no other question, for a general question to be asked. By hand. */
export const minClaimsOfGeneral = 3;
/** Minimum claims for material to be a study, of which at least `minQuestions` are asked. By hand. */
export const minClaimsOfStudy = 3;
/** Minimum cosine with what an interviewer asked, for a brief to ask the same. By hand. */
export const minSimilarityOfSame = 0.4;
/** Sentences of a message, and words of a clause that asks in it, with those that hold its subject. By hand. */
export const message = { minSentences: 6, minWords: 5, maxWords: 24, wordsOfSubject: 4 };
/** Share of what an interviewer’s question names, with which a question of the brief that names it, too, asks the same. By hand. */
export const minSharedOfBrief = 0.75;
/** Minimum content words of a question for a part of them to count: of two things, one is another topic. By hand. */
export const minTermsOfPart = 3;
/** Words of a part of a list among which one asks: in "and to what extent" two precede it. By hand. */
export const wordsToAsking = 3;
/** Content words of a question of one conversation that is asked beside a brief. By hand. */
export const minTermsOfSingle = 2;
/** Content words of a question that can be the same as another. By hand. */
export const minTermsOfSame = 2;
/** Questions kept free for claims that answer nothing else. By hand. */
export const reservedForGeneral = 1;
/** Questions of a brief besides which its first sentence only names the topic. By hand. */
export const minQuestionsOfTopic = 2;
/**
 * Questions that make a brief full: things that its sentences only name are not asked about. Of nine questions of one conversation beside
 * such briefs three readers kept one. By hand.
 */
export const fullBrief = 4;
/** Minimum questions of a brief for no question about one occasion of one person to be proposed. By hand. */
export const minAskedByBrief = 2;
/** Questions of one conversation each that are compared with one another. By hand. */
export const maxSingleQuestions = 24;
/** Minimum claims that answer no other question, for a question of one conversation to be asked. By hand. */
export const minClaimsOfSingle = 2;
/** Content words that a question shares with the part of the brief that it belongs to. By hand. */
export const minTermsOfSubject = 2;
/** The same cosine as `minSubjectSimilarity`, for a part with a single content word. By hand. */
export const minSimilarityOfSingle = 0.45;
/** Characters of a description; a longer one says how the work was done, as a long brief does. By hand. */
export const maxShortBrief = 800;
/** Characters of the fixed words of a question; longer ones show that it is only a frame for a subject. By hand. */
export const minLeadLength = 4;
/** Words of a question that may say only together with the one before it what it is about. By hand. */
export const maxDanglingWords = 10;
/** The same for one whose pronoun is among its first words. By hand. */
export const earlyPointer = { words: 20, first: 3 };
/** Minimum characters that a question shares with a brief to show where the brief names it. By hand. */
export const minSharedInBrief = { spaced: 9, unspaced: 4 };
/** Words of a question that only continues another ("And where to?"). By hand. */
export const maxWordsOfBare = 1;
/** Words of a question after one with a topic to which it belongs; and of a statement before a question. By hand. */
export const maxWordsOfSide = 5;
export const maxWordsOfStatement = 12;

/** How a brief is laid out as a letter, a form or notes. By hand. */
export const briefWords = {
  /** Lines of notes among which one says who was there. */
  maxLinesOfHead: 6,
  /** Lines of a letter, words of its closing and of its signature, and lines from the closing on. */
  minLinesOfLetter: 3,
  maxWordsOfClosing: 6,
  maxWordsOfSignature: 7,
  maxLinesOfClosing: 4,
  /** Items of a list. */
  minItems: 2,
  /** Lines with titles that make a form. */
  minLinesOfForm: 3,
  /** Words of a heading above bullets, or its characters where words are not spaced. */
  maxWordsOfHeading: 6,
  maxCharactersOfHeading: 14,
  /** Parts between dashes that make a line a list. */
  minPartsBetweenDashes: 5,
  /** Words of an assumption that says enough by itself. */
  minWordsOfAssumption: 4,
  /** Words of an item without a verb that is a note. */
  maxWordsOfNote: 6,
  /** Words of an item in the order of a question that is one. */
  minWordsOfQuestion: 5,
  /** Characters of a numbered title, titles that number the parts of a brief, and words of the prose below them. */
  maxCharactersOfTitle: 40,
  minTitles: 2,
  minWordsOfProse: 5,
};

/** Lists of a brief without signs, and texts that were pasted into it. By hand. */
export const briefLayout = {
  /** Lines of a list, and characters of each. */
  minLines: 3,
  maxLineLength: 130,
  /** Share of the longest line below which a line is short, and share of the lines that must be short. */
  maxShortShare: 0.7,
  minShort: 0.3,
  /** Lines that ask: in a list, and in one to which no line leads. */
  minAsking: 2,
  minAskingAlone: 3,
  /** Lines of notes, characters of one, and the share that must be as short. */
  minNotes: 4,
  maxNoteLength: 60,
  minNoteShare: 0.6,
  /** Words of a title above notes, or of a greeting in a mail, and such titles that make a guide. */
  maxWordsOfTitleAbove: 4,
  minSections: 3,
  /** Words of a title that leaves something out, and of one that begins with a negation. */
  maxWordsOfTitle: 7,
  maxWordsOfExclusion: 4,
  /** Sentences that begin small in a message without capitals. */
  minSmall: 3,
  /** Words of a question beside a list of notes, or its characters where words are not spaced. */
  minWordsBesideNotes: 4,
  minCharactersBesideNotes: 10,
  /** Header fields of a mail, and messages of a chat. */
  minMailFields: 2,
  minChatLines: 3,
  /** Titles with indented lines below them. */
  minIndented: 2,
  /** Lines of a block among which one leads to its list. */
  maxLinesOfLead: 2,
  /** Words of a line that is prose. */
  minWordsOfProse: 7,
  /** Capitals, in all and to each small letter, of a text written in capitals. */
  minCapitals: 60,
  minCapitalsPerSmall: 4,
};
/** Tables pasted as text. By hand. */
export const briefTable = {
  minRows: 3,
  minColumns: 3,
  /** Words of each cell of a header row. */
  maxWordsOfHead: 3,
  /** Words of a cell, on average, in the column of subjects and in that of remarks. */
  minWordsOfSubject: 1.5,
  minWordsOfRemark: 1.2,
  /** Share of the cells of such a column that differ from each other. */
  minDifferentShare: 0.8,
};
/** Words of a thing that a brief wants to know of, and of one that only its last word shows, its characters where there are no spaces, and those of a sentence in which it is looked for. By hand. */
export const wishList = { maxWords: 16, maxWordsOfNoun: 3, maxCharacters: 34, maxSentenceLength: 600 };
/** Lists written within a line. By hand. */
export const inlineList = {
  /** Characters of a line and of a sentence in which a list is looked for. */
  minLineLength: 16,
  maxLineLength: 4000,
  maxSentenceLength: 600,
  /** Parts that make a list: by itself, after a colon, and after words that want to know. */
  minParts: 5,
  minPartsAfterLead: 4,
  minPartsAfterWish: 3,
  /** Words of a lead that only continues ("Also"), and of a part that may be a remark on the part before it. */
  maxWordsOfNext: 2,
  maxWordsOfAside: 3,
  /** Words of a part, and on average over the parts. */
  maxWords: 14,
  maxMeanWords: 6,
  /** Where words are not spaced: characters of a part at most, and the share of parts that ask nothing. */
  maxCharacters: 20,
  minThingShare: 0.6,
};
/** Wishes in languages whose question words stay in their place. By hand. */
export const inPlace = {
  /** Parts of a sentence, and items that ask, of a list. */
  minParts: 3,
  minItems: 3,
  /** Characters of a sentence that a question points back to. */
  maxCharactersBefore: 60,
  /** A thing in a list: parts between commas, and characters, or words where they are spaced. */
  maxPartsOfThing: 2,
  maxCharacters: 45,
  maxWords: 14,
};

/** Words of a part of "why people join, why they stay, why they leave". By hand. */
export const maxWordsOfParallel = 8;
