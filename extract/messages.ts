import type { Block } from '#contract/documents/blocks.ts';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import type { ExtractionFailure, ExtractionResult } from './extract.ts';

/**
 * The child's output: one JSON value per line, with the text and the blocks in portions, so that the server reads a
 * large result in many short steps instead of one that would block other requests.
 */
export type Message =
  | { text: string }
  | { blocks: Block[] }
  | { done: { ok: true; warnings: ExtractionWarning[] } | ExtractionFailure };

const textPortion = 128 * 1024;
const blocksPortion = 1_000;

/** The messages of one result, in order; `done` is the last. */
export function* messagesOf(result: ExtractionResult): Generator<Message> {
  if (!result.ok) return yield { done: result };
  for (let at = 0; at < result.text.length; at += textPortion) yield { text: result.text.slice(at, at + textPortion) };
  for (let at = 0; at < result.blocks.length; at += blocksPortion)
    yield { blocks: result.blocks.slice(at, at + blocksPortion) };
  yield { done: { ok: true, warnings: result.warnings } };
}
