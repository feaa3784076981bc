/** The constants of calls to a model. Set by hand; `bench/model` prints what they lead to. */

/** How calls are made and given up. */
export const calls = {
  maxExtraCalls: 2,
  maxAtOnce: 4,
  timeoutMs: 180_000,
  /** A wait that a provider asks for; a longer one ends the run with a sentence that says when to try again. */
  maxWaitMs: 60_000,
  firstWaitMs: 2_000,
  maxReplyBytes: 8_000_000,
};

/** Tokens of one call where the settings do not say what the model holds. */
export const defaultContextTokens = { openai: 128_000, anthropic: 200_000, 'openai-compatible': 8_000 } as const;

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
