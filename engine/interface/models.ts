/** Which language model to ask, where, and how much of it may be used. */
export type ModelSettings = {
  provider: 'openai' | 'anthropic' | 'openai-compatible';
  model: string;
  /** Null: passages get the vectors that need no model. */
  embeddingModel: string | null;
  /** Null: the named provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  /** Input and output tokens that a run may still use; null for no limit. */
  maxTokensPerRun: number | null;
  /** How many tokens the model reads and writes at once; null where this is not known. */
  contextTokens: number | null;
  /** Whether names, addresses and numbers of people are replaced before every call. */
  maskPersonalData: boolean;
};

/** The steps that call a model. */
export type ModelStage =
  | 'test'
  | 'notes'
  | 'themes'
  | 'insights'
  | 'contradictions'
  | 'confirmation'
  | 'people'
  | 'answer'
  | 'chat'
  | 'suggestions'
  | 'topics'
  | 'embedding';

/** One call to a model, or the stored reply that saved it. It holds no text of a document and no key. */
export type ModelCallReport = {
  stage: ModelStage;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** The reply was stored: nothing was sent and nothing is paid. */
  cached: boolean;
  /** Why the call gave no usable reply, in one sentence; null when it did. */
  failed: string | null;
  milliseconds: number;
  /** What the meter gave for it; absent where none was asked, as for a stored reply. */
  ticket?: number;
};

/** What a call is about to use, at most. */
export type ExpectedCall = Pick<ModelCallReport, 'stage' | 'model' | 'inputTokens' | 'outputTokens'>;

/** Keeps calls within limits that other work shares. */
export type ModelMeter = {
  /**
   * Resolves with a ticket once the call fits beside all calls that are under way; its report hands the ticket back with what was used.
   * Throws ModelFailureError where a limit leaves no room.
   */
  reserve(expected: ExpectedCall): Promise<number>;
};

/** Replies by the hash of provider, model, prompt version and input, so that no reply is paid for twice. */
export type ModelCache = {
  get(key: string): Promise<string | null>;
  put(key: string, reply: string, usage: Pick<ModelCallReport, 'inputTokens' | 'outputTokens'>): Promise<void>;
};

/**
 * A model, the replies that are stored of it, which belong to one company, and its limits. Without `cache` replies last as long as the
 * engine; without `meter` only the limit of the settings applies.
 */
export type ModelAccess = { settings: ModelSettings; cache?: ModelCache; meter?: ModelMeter };
