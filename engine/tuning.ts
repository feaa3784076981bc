/**
 * The constants of what every engine shares: search, evidence, text and corpus. Each was chosen on data or by hand, as its
 * group says; a change to one is measured before it is kept. Those of the local engine are in `local/tuning/`.
 *
 * "Transcripts" are meeting and interview transcripts and encyclopedia articles with marked answers that are not part of this
 * repository.
 */

/** Questions of a run, and with fewer of them general ones are added. By hand. */
export const maxQuestions = 12;
export const minQuestions = 3;

/** Keywords of an insight, and contradicting quotes that are shown with it. By hand. */
export const maxKeywords = 5;
export const maxContradictions = 2;

/** Passages listed under an answer. By hand. */
export const maxPassagesShown = 12;

/** Numbers of a vector, whatever model makes it: all are stored in columns of this width. */
export const vectorWidth = 1536;

/** What a turn counts for beside its text, in characters of 20 bytes each: a document of many short lines takes 250 bytes for each of them. */
export const documentCache = { charactersPerTurn: 12 };

/** Words are tokenized many times in a row: texts kept per language, and characters of one. Set by hand, by the time of an analysis. */
export const wordCache = { maxTexts: 4, maxTextLength: 1_000 };

/** Okapi BM25. Tuned on transcripts: how many of a query's words a passage holds counts more than how often. */
export const bm25 = {
  /** Term frequency saturation. */
  k1: 0.9,
  /** Length normalisation, 0 to 1. */
  b: 0.6,
};

/** Weights of a query's words; other words weigh 1. Tuned on transcripts. */
export const query = {
  questionWordWeight: 0.1,
  stopwordWeight: 0.3,
  /** Share of a word's weight that each repetition adds. */
  repeatWeight: 0.25,
  maxWeight: 1.5,
};

/** Search in stored texts. Set by hand. */
export const textSearch = {
  /** Words of a query that are read. */
  maxWords: 8,
  /** Characters of a beginning of a word: a shorter one matches too much. */
  minPrefixLength: 2,
  /** The BM25 score that adds half of what it can add. */
  halfScore: 4,
  /** Characters of the excerpt that is shown. */
  maxSnippetLength: 280,
};

/** How much of a query the corpus covers. Tuned on transcripts. */
export const coverage = {
  /** Query terms below this weight are ignored. */
  minTermWeight: 0.9,
  /** Weight of an imaginary half-found term, so that a question of one unknown word is not refused with certainty. */
  priorWeight: 0.8,
  /** A speaker who is named says more than any one word. */
  speakerWeight: 2.2,
  /** Share of its weight that an unknown term keeps for a similar one that is known. */
  similarTermWeight: 0.4,
  /** Dice similarity of character 4-grams. */
  minTermSimilarity: 0.5,
  /** Passages whose surroundings are looked at. */
  maxWindows: 5,
};

/** Confidence, 0 to 1, below which a question is refused. Tuned on transcripts (talk) and articles (prose). */
export const refusal = {
  talk: 0.383,
  prose: 0.34,
  /** Factor for a corpus of at most `maxShortPassages`: it holds few of the words in which one can ask about it. */
  shortFactor: 0.5,
  maxShortPassages: 2,
};

/** Length of a quote, in words. Set by hand. */
export const quote = {
  minWords: 6,
  /** A shorter quote takes neighbouring sentences along. */
  comfortableWords: 36,
  maxWords: 60,
};

/** Characters between two parts of a quote that leaves words out. Set by hand. */
export const quoteParts = { maxDistance: 400 };

/** Minimum words for the same sentence by two speakers to be no chance ("Okay, thank you very much."). Set by hand. */
export const repeatedSentence = { minWords: 7 };

/** Words of a sentence that counts its speaker: a greeting or a yes does not. Set by hand. */
export const support = { minWords: 3 };

/**
 * What a request not to write something down covers: `reach` sentences on either side, or the whole turn if it is among the first
 * `opening` sentences; never more than `maxSentences` of one turn. By hand.
 */
export const offRecord = { reach: 5, opening: 2, maxSentences: 20 };

/** Length of a passage, in words: see PassageRules. Tuned on transcripts. */
export const passage = {
  talk: { wordsAtBorder: 160, maxWords: 200, minWords: 50 },
  prose: { wordsAtBorder: 20, maxWords: 220, minWords: 12 },
};

/** Language recognition. Set by hand on documents in ten languages. */
export const recognition = {
  /** Characters of a document that are read. */
  sampleLength: 4000,
  /** Share of function words that plain text of a language has. */
  minFunctionWords: 0.45,
  /** Languages whose shares differ by less are distinguished by other means. */
  maxShareDifference: 0.08,
  /** Without those means, from so many words: the share of the first language, and how much less the second has. */
  certain: { minWords: 30, minShare: 0.3, minShareDifference: 0.15 },
  /** A Han character says about as much as so many letters. */
  lettersPerHan: 3,
  /** Han characters for each kana with which a text is Chinese that quotes Japanese. */
  maxHanPerKana: 12,
};

/** Which lines name a speaker. Set by hand on transcripts in ten languages. */
export const speakerLabels = {
  /** With fewer labels than these before a colon, others that are so many times as many are the labels. */
  minMarked: 5,
  timesOfMarked: 3,
  /** Occurrences of a label that is not the word of a role. */
  minCount: 2,
  /** Share of lines with such labels, for one speaker and for several, where no label is the word of a role. */
  minDensity: { one: 0.5, several: 0.2 },
  /** Minimum shares of lines, with such labels or with any, for a name that occurs a single time to count. */
  mostlyLabelled: { certain: 0.4, any: 0.6 },
  /** Characters of a line that are looked at. */
  maxHeadLength: 160,
  /** Words of a label, and of one that reads as a name; a word of a name in lower case has at most so many letters ("von"). */
  maxWords: 8,
  maxWordsOfName: 4,
  maxLowerCaseLetters: 3,
  /** Labels that recur in an interview: beside more, one that occurs a single time is a speaker's. By hand. */
  maxOfInterview: 3,
  /** Fields that a form has at least, over and over in the same order. */
  minFieldsOfForm: 3,
};

/** Labels that only their place on the line shows. Set by hand on the same conversation in the layouts of transcription programs. */
export const otherLayouts = {
  minCount: 2,
  maxSpeakers: 8,
  /** Share of the lines that have a label, before the words or above them. */
  minCoverage: { before: 0.6, above: 0.25 },
  /** Turns of one speaker that end in a question, and their share. */
  minQuestions: 2,
  minQuestionShare: 0.3,
  minQuestionShareOfJapanese: 0.15,
};

/** Columns that a sign sets apart in a text: the most that are looked for first, and the share of lines that have them, and a name. Set by hand. */
export const separatedColumns = { columns: [5, 4, 3, 2], minCoverage: 0.85, minNamed: 0.7 };

/** "Speaker 1" for a while in a talk of two who have names: its share of the turns, how often the one asks of these, and as often as the other. */
export const driftedLabels = { maxShare: 0.3, minQuestionShare: 0.5, timesOfOther: 2 };

/** A transcript in a table: its turns, the share of rows that name who speaks, and rows per speaker. Set by hand. */
export const tableTalk = { minTurns: 4, minNamed: 0.8, minRowsPerSpeaker: 2 };

/**
 * Changes of voice that captions mark: how many, their share of the lines, and the share of the words that those say who do not ask. Points
 * for one who asks or answers, by the first words, the mark, and the length in words; and off where a voice follows itself. Set by hand.
 */
export const voiceChanges = {
  minTurns: 8,
  minShare: 0.4,
  minAnsweredShare: 0.55,
  signs: { opening: 4, closing: 9, asks: 1, asksLate: 0.5, mark: 2, long: 25, answers: 2, own: 0.5 },
  stays: 2.5,
  changesUnmarked: 0.5,
  /** Where dashes mark them, as in novels, and none is missed: the share of the lines, and of the turns those that end in a question. */
  ofDashes: { minShare: 0.7, minAsking: 0.2, stays: 6 },
  /** Of paragraphs without any sign: an answer may have several. */
  ofParagraphs: { stays: 2.5 },
};

/**
 * Questions between signs ("_And then?_", ">> And then?"): so many lines, the share of them that ask, and of all lines at most. Where so many lines are
 * marked, and this share of them is a sentence with another after it, fewer need to ask. Set by hand.
 */
export const markedLines = {
  minCount: 4,
  minAsking: 0.4,
  minAskingAfterDash: 0.25,
  maxShare: 0.6,
  minInTurns: 8,
  minSentences: 0.75,
  minAskingInTurns: 0.15,
};

/**
 * Questions in brackets: how many begin a line, the share of them that ask by a mark or by one of their first words, and the share that is asked
 * once. Set by hand.
 */
export const bracketedQuestions = { minCount: 4, minAsking: 0.4, minDistinct: 0.8, opening: 4 };

/** Turns of those who ask in which they address a person by name, and words between "I" and their name. Set by hand. */
export const calledInTalk = { maxTurns: 12, wordsToName: 4 };

/**
 * Notes on a person with quotations: where their first lines are looked for, how many quotations of which length they hold, and which share of the
 * text these are; words of a heading, of what a note-taker reports, and of a quotation that is a statement by itself. Set by hand on five notes in five languages.
 */
export const quotedNotes = {
  lengthOfTop: 800,
  linesOfTop: 5,
  minQuotations: 5,
  minOfQuotation: { words: 3, unspaced: 7 },
  minShare: 0.08,
  maxShare: 0.95,
  maxOfHeading: { words: 6, unspaced: 12 },
  minWordsReported: 4,
  minWordsAlone: 7,
};

/** Lines that describe whom a talk is with. Set by hand. */
export const headLines = {
  /** Characters of each kind of line: longer ones are no heads, and would take long to read. */
  maxLength: { ofParticipant: 1_000, ofLegend: 400, ofLineAbove: 200 },
  maxWordsOfName: 3,
  /** Parts of a line before an age: a name, and what sex the person is. */
  maxPartsBeforeAge: 2,
  /** Sentences after the number of a participant. */
  maxSentencesAfterNumber: 2,
  /** Characters of a fact, and of a role. */
  maxFactLength: 80,
  maxRoleLength: 80,
  /** Cells of a line that states a trade. */
  minCells: 3,
};

/** Participants whom prose quotes or reports. Set by hand. */
export const attributedProse = {
  /** Characters at the beginning of a text, in which it says what it is. */
  headLength: 400,
  /** Points for a text on research: each word of research is one, and in the head as many as are needed. */
  minEvidence: 2,
  /** Sentences in which a person says something before the name alone is enough. */
  minStatements: 2,
  /** Words that a quotation, or a report, must hold beside its attribution, and a note in a list; characters where there are no spaces. */
  minWords: { spaced: 3, unspaced: 7, reported: 5, noted: 3 },
  /** Characters of a quotation. */
  maxQuotationLength: 2_000,
  /** Bullets, dashes and spaces between a sentence and the quotation after it. */
  maxMarks: 40,
};

/** Characters at the end of a turn among which times are looked for. Set by hand. */
export const maxTimeTail = 60;

/**
 * A printed interview without names: its questions, their share of the lines, the longest in characters, and the share that is followed by
 * an answer. Set by hand.
 */
export const askedLines = { minCount: 4, minShare: 0.2, maxShare: 0.6, maxLength: 300, minAnswered: 0.8 };

/** Weight of a character 4-gram beside its whole term in the vector of a passage. Set by hand. */
export const gramWeight = 0.35;

/** Longest sentence, in characters; a longer one is cut at pauses, because automatic transcripts often have no full stops. */
export const sentence = { maxLength: 420, maxLengthUnspaced: 130 };

/**
 * Header fields of a transcript ("Date: 3 March"); `maxLineBreak`: characters between two lines of a block; `minLettered`: lines that
 * begin with "Q." or "A." in a talk; a table of two columns has `minRowsOfTable` rows in the first `maxRowsOfTable` lines. Set by hand.
 */
export const header = {
  /** Characters of a line with several fields. */
  maxLengthOfLine: 600,
  maxValueLength: 90,
  maxWords: 10,
  maxWordsOfRole: 16,
  maxLinesBefore: 5,
  maxRowsOfTable: 12,
  minRowsOfTable: 3,
  maxLineBreak: 2,
  maxLengthOfOther: 200,
  minLettered: 4,
  /** Lines of notes that begin with brackets; lines above them with the name, and with the age, and characters of each. */
  ofNotes: { minBracketed: 4, maxLinesOfTop: 4, maxLengthOfTop: 90, maxLinesOfAge: 8 },
  /** Characters of a line in which its columns begin. */
  maxLengthOfCells: 40,
};

/** Who asks and who answers, by behaviour, where labels do not say. Set by hand on interviews. */
export const asker = {
  minTurns: 3,
  /** Share of turns that end in a question. */
  minQuestionShare: 0.6,
  /** Share of all characters. */
  maxTextShare: 0.4,
  /** The same of one of two, where no question is marked. */
  maxUnmarkedShare: 0.4,
  /** In a talk with one person: the share of the answers that are theirs at least, and that of each bystander at most. */
  standingBy: { minOfMain: 0.85, maxOfOther: 0.04 },
  /** Where no question is marked: words of a turn that may ask, in so many characters; turns that do, and how much more often than the other. */
  inWords: { words: 4, characters: 60, minAsking: 4, timesOfOther: 2.5 },
  /** The interviewer of a talk between two: minimum turns of each, and for two shares of the text at most the product of the signs. By hand. */
  briefly: {
    minTurns: 6,
    little: { maxTextShare: 0.33, minEvidence: 1.8 },
    less: { maxTextShare: 0.42, minEvidence: 10 },
  },
  /** A person with fewer turns, or so small a share of the text, is a bystander. */
  maxBystander: 0.02,
  /**
   * The interviewer, by fewer questions: so many turns that end in one, so large a share of their turns, so much more often than each of
   * the others, and so large a share of all question marks. Of two, of two where the one who asks talks more than `maxTextShare`, and of several.
   */
  minAsking: 4,
  ofTwo: { maxTextShare: 0.45, minQuestionShare: 0.2, timesOfOthers: 1.8, minShareOfQuestions: 0.25 },
  ofExplaining: { minQuestionShare: 0.35, timesOfOthers: 4, minShareOfQuestions: 0.7 },
  ofSeveral: { minQuestionShare: 0.3, timesOfOthers: 3, minShareOfQuestions: 0.5 },
  /** A person who asks a question beside the interviewer. */
  inPassing: { minQuestionShare: 0.5, maxTextShare: 0.05 },
  /** Who asks in several documents: shares of their turns and of all question marks, and as often as the others end a turn with one. */
  recurring: { minDocuments: 2, minQuestionShare: 0.2, minShareOfQuestions: 0.5, timesOfOthers: 1.5 },
  /** Who asks elsewhere: question marks, and characters as a share of what the one who says most says; with fewer questions less. By hand. */
  elsewhere: { minQuestions: 2, maxShareOfMost: 0.5, maxShareInPassing: 0.1 },
  /** With more askers or speakers than this it is a meeting, in which all words count. */
  maxAskers: 2,
  maxSpeakers: 8,
};

/** When a table is a survey, whose rows are people. Set by hand on surveys, price lists, logs and tables of figures. */
export const survey = {
  /** Cells per column, and characters per cell, that are read. */
  maxRows: 200,
  maxCellLength: 400,
  /** Words of a heading that is a question without a question mark. */
  minWordsOfQuestion: 4,
  /** Median words of a cell under a question ("What would you change?"). */
  minWordsOfAnswer: 2,
  /** The same under a heading such as "Comment", and the share of those cells in the first person. */
  minWordsOfComment: 3,
  minPersonalShareOfComments: 0.1,
  /** The same under any other heading. */
  minWordsOfStatement: 5,
  minPersonalShare: 0.25,
};
