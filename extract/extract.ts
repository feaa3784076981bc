import type { Block } from '#contract/documents/blocks.ts';
import type { acceptedTypes } from '#contract/documents/documents-limits.ts';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';

export type AcceptedType = (typeof acceptedTypes)[number];

/** An upload as received. Only the extension of `fileName` is used. */
export type SourceFile = { fileName: string; bytes: Uint8Array };

/** A file's content: the exact text that is stored and quoted, and blocks that address it (UTF-16 offsets). */
export type Extraction = { text: string; blocks: Block[]; warnings: ExtractionWarning[] };

/**
 * Why a file could not be read. errors.ts has one HTTP status and one sentence for each. `mislabelled`: the content
 * does not match the file name. `limit`: a decompression bomb, or larger than our limits.
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

export type ExtractionFailure = { ok: false; code: ExtractionFailureCode; message: string };

export type ExtractionResult = ({ ok: true } & Extraction) | ExtractionFailure;

/** How one kind of file is recognised and read. `parse` throws ExtractionError when the content cannot be read. */
export type Format = {
  /** Whether the content is of this kind; cheap, and safe on any bytes. */
  sniff: (bytes: Uint8Array) => boolean | Promise<boolean>;
  parse: (bytes: Uint8Array) => Promise<Extraction>;
};
