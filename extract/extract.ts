import type { Block, ExtractionWarning } from '#contract/documents.ts';

/** What a file holds: the exact text that is stored and quoted from, and blocks that address it (UTF-16 offsets). */
export type Extraction = { text: string; blocks: Block[]; warnings: ExtractionWarning[] };

/**
 * Why a file could not be read. Each has one HTTP status and one sentence in errors.ts that says what is wrong and what to do.
 * `mislabelled`: the content is another kind of file than its name says. `limit`: a bomb or beyond our caps.
 */
export type ExtractionFailureCode =
  | 'empty_file'
  | 'too_large'
  | 'unsupported_type'
  | 'mislabelled'
  | 'corrupt'
  | 'password_protected'
  | 'no_text'
  | 'limit'
  | 'timeout'
  | 'crashed';

export type ExtractionResult =
  | ({ ok: true } & Extraction)
  | { ok: false; code: ExtractionFailureCode; message: string };
