import type { ModelCallReport } from './models.ts';

/** Why a sentence that a model wrote was not kept. */
export type DropReason =
  | 'no-passage'
  | 'unknown-passage'
  | 'not-a-participant'
  | 'unsupported-number'
  | 'unsupported-name'
  | 'not-confirmed'
  | 'other-language'
  | 'one-document'
  | 'asked-for'
  | 'topic-only'
  | 'repeats-another'
  | 'dismissed';

/** What a model wrote and verification dropped; `question` is empty outside of questions. */
export type Dropped = { question: string; text: string; reason: DropReason };

/** Given to every stage. A stage throws the signal's reason soon after it aborts, also while it waits for an answer. */
export type StageOptions = {
  signal?: AbortSignal;
  /** Called for each call to a model. An engine without a model makes none. */
  onUsage?: (report: ModelCallReport) => void;
  onDropped?: (dropped: Dropped) => void;
};

/** Who wrote a result. `model` and `promptVersion` are null for an engine without a model. */
export type Provenance = { engine: 'embedded' | 'model'; model: string | null; promptVersion: string | null };
