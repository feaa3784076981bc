/** No document holds a sentence that could be quoted. `message` is for people; trying again gives the same. */
export class NoUsableTextError extends Error {
  override name = 'NoUsableTextError';
}

/** The engine does not do this, and trying again gives the same. `message` is for people. */
export class EngineRefusalError extends Error {
  override name = 'EngineRefusalError';
}

/** What the engine depends on does not answer, or asks to slow down: worth another try after `retryAfterMs`. */
export class EngineUnavailableError extends Error {
  override name = 'EngineUnavailableError';
  readonly retryAfterMs: number;
  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** What is wrong with a model or its settings. */
export type ModelFault =
  | 'key'
  | 'model'
  | 'address'
  | 'certificate'
  | 'redirect'
  | 'quota'
  | 'busy'
  | 'silent'
  | 'context'
  | 'reply'
  | 'request'
  | 'limit';

/**
 * A language model cannot be used, after all tries. `message` says what to do, and when to try again where that helps; it holds
 * no key and no words of a document. What was verified before stays.
 */
export class ModelFailureError extends EngineRefusalError {
  override name = 'ModelFailureError';
  readonly fault: ModelFault;
  constructor(message: string, fault: ModelFault) {
    super(message);
    this.fault = fault;
  }
}
