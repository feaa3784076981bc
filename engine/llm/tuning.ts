/**
 * The constants of the engine that asks a model, with their units. Set by hand; `bench/model` prints what those of calls lead to, and
 * those of verification were chosen while reading what models write about interviews in ten languages.
 */

/** How calls are made and given up. */
export const calls = {
  maxExtraCalls: 2,
  maxAtOnce: 4,
  timeoutMs: 180_000,
  /** A wait that a provider asks for; a longer one ends the run with a sentence that says when to try again. */
  maxWaitMs: 60_000,
  firstWaitMs: 2_000,
  maxReplyBytes: 8_000_000,
  /** Factor for the length of a reply, because models of every provider may think before they write. */
  reasoningFactor: 4,
  /** Tokens of a reply at least, and the share of the context that it takes at most. */
  minReplyTokens: 64,
  maxReplyShare: 1 / 4,
  /** Items of a reply that may be left out because they do not fit the schema. */
  maxItemsLeftOut: 20,
};

/** Tokens of one call where the settings do not say what the model holds. */
export const defaultContextTokens = { openai: 128_000, anthropic: 200_000, 'openai-compatible': 8_000 } as const;

/** What a request shows, beside its material. */
export const requests = {
  /** Characters of the brief. */
  maxBriefLength: 2_000,
  /** Tokens of material that a request reads at least, however little the model holds. */
  minRoom: 500,
  /** Tokens at most for the fence, the labels and the language. */
  frameTokens: 120,
};

/** Sentences that a request offers: characters of a speaker's label, and tokens for an id, alone and with the label. */
export const offered = { maxLabelLength: 60, tokensPerId: 5, tokensPerIdAndLabel: 8 };

/**
 * Tokens of a letter outside of the scripts that `count-tokens.ts` lists, as expected and at most, and of one beyond the first 65,536
 * of Unicode: measured as those are.
 */
export const tokensPerLetter = { ofOthers: { expected: 0.7, max: 1 }, beyondFirstPlane: { expected: 1.5, max: 3 } };

/** How much of the material one call reads. */
export const windows = {
  passagesPerCall: 20,
  /** Evidence that is read for one question. */
  evidenceTokens: 6_000,
  /** Evidence that is read against the claims of one question. */
  opposingTokens: 3_000,
};

/** How long replies usually are, in tokens of English, for estimates: set by hand from the replies that `bench/model` plays. */
export const typicalReplies = {
  notesPerCall: 10,
  notesPerPassage: 0.8,
  note: 24,
  idsOfNote: 24,
  question: 42,
  insights: 450,
  contradictions: 40,
  disputed: 120,
  confirmation: 25,
};

/** Longest replies, in tokens. */
export const replies = {
  test: 512,
  notes: 1_800,
  themes: 3_000,
  insights: 2_500,
  contradictions: 1_000,
  confirmation: 1_200,
  people: 1_500,
  answer: 1_000,
  chat: 1_000,
  suggestions: 400,
  topics: 500,
};

/** What a run is estimated by, beside how long replies usually are. */
export const estimate = {
  /** A passage has about 150 words; counted so until a new document is split into passages. */
  tokensPerPassage: 230,
  /** Tokens for the fence, the labels and the language of a request, as they usually are. */
  frameTokens: 100,
  /** Factors for what ids and names of speakers add to passages that are noted, and to sentences that are cited. */
  labelledFactor: { passages: 1.08, sentences: 1.3 },
  /** The share of questions that need a call to confirm sentences, and of those with something left to look for contradictions in. */
  shareOfQuestions: { confirmed: 0.5, opposed: 0.95 },
  /** Documents whose words the insights of a question are likely to have apart. */
  maxConfirmedApart: 4,
  /** Factors for tokens at most: of what is read, and of evidence with its labels. */
  maxFactor: { read: 1.4, evidence: 1.6 },
  /** The share of the material that is left to look for contradictions in. */
  opposingShare: 0.7,
  /** Texts of one call for embeddings. */
  textsPerEmbedding: 32,
  /** Notes for each further question. */
  notesPerQuestion: 4,
};

/** Passages for one question. */
export const retrieval = {
  /** Looked at before they are cut to what a call has room for. */
  maxPassages: 80,
  /** Reciprocal rank fusion: a place further down weighs less (Cormack, Clarke and Buettcher, 2009). */
  fusionConstant: 60,
};

/** Passages for each question of a run: short material carries fewer questions, each of which costs calls. */
export const passagesPerQuestion = 3;

/** Insights of a run. */
export const insights = {
  /** Where Earshot asks by itself: those of one question, and of all together. */
  maxPerQuestion: 3,
  maxInAll: 24,
  /** Questions that are worked on at the same time. */
  maxQuestionsAtOnce: 2,
  /** The share of their words that titles with the same meaning have in common (Jaccard). */
  minTitleSimilarity: 0.6,
  /** The share of the sentences of the one with fewer of them that two insights with the same meaning rest on. */
  minSharedSentences: 0.6,
  /** A title: words, letters where words are not spaced, and characters. */
  title: { minWords: 4, minLetters: 8, maxLength: 180 },
  /** Characters of the theme's name. */
  maxThemeLength: 40,
  /** Sentences cited for one sentence of an insight, all of which are shown, and quotes of the insight. */
  maxCitedPerSentence: 6,
  maxQuotes: 10,
};

/** People: quotes of one, and characters of a title. */
export const people = { maxQuotes: 6, maxTitleLength: 80 };

/** Confidence, 0 to 1, of an answer at least, and of a refusal at most; and the topics that a refusal names. */
export const answers = { minConfidence: 0.5, maxConfidenceOfRefusal: 0.3, maxTopicsOfRefusal: 3 };

/** Conversations: earlier messages that a request repeats, characters of each, and tokens of passages for which fewer are repeated. */
export const chat = { maxTurns: 6, maxTurnLength: 400, minRoomForPassages: 1_500 };

/** The analysis report: notes and people listed for one document. */
export const report = { maxNotes: 6, maxNames: 12 };

/** What a reply may say. */
export const verified = {
  /** Words, and characters where there are no spaces, of a quoted name; more are speech. */
  maxNameLength: { words: 1, characters: 3 },
  /** Characters of a text whose language can be recognised. */
  minLengthToRecognise: 80,
  /** Characters of one sentence that a model writes. */
  maxSentenceLength: 400,
  /** Characters of the question that is shown before such a quote. */
  maxQuestionLength: 240,
  /** Quotes that are shown to confirm one claim, and claims that one reply has room for. */
  maxQuotesPerClaim: 4,
  maxClaimsPerCall: 30,
};

/** Sentences of the same turn around an order to a model that are taken to belong to it. */
export const withheld = { sentencesBefore: 1, sentencesAfter: 5 };

/** Words that one document alone has. */
export const strayWords = {
  /** Of the other words, the share that makes a text one of a single sentence. */
  minShareOfOne: 0.75,
  /** Fewer words may be those of another sentence by chance. */
  minCopied: 2,
  /** The same for words of which the stray word's own sentence has one, too. */
  minCopiedBesides: 4,
};

/** Which words are names. */
export const names = {
  /** In Title Case, capitals mean nothing: words of so many letters, how many of them, and the share of them with a capital. */
  titleCase: { minLetters: 4, minWords: 3, minShare: 0.7 },
};
