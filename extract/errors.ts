import { tooLargeMessage, unsupportedTypeMessage } from '#contract/documents/documents-limits.ts';
import type { ExtractionFailure, ExtractionFailureCode } from './extract.ts';

/** What went wrong and what to do. The first two are quoted from the specification (part 1, section 5, Upload). */
const sentences: Record<ExtractionFailureCode, string> = {
  unsupported_type: unsupportedTypeMessage,
  too_large: tooLargeMessage,
  empty_file: 'This file is empty. Check that it was saved or downloaded completely, then upload it again.',
  mislabelled: 'The content of this file does not match its name. Save it in the format of its name, or rename it.',
  corrupt: 'This file is damaged or incomplete and cannot be read. Open it, save it again and upload the new copy.',
  password_protected: 'This file is protected by a password. Save a copy without the password and upload that.',
  no_text: 'This file contains no readable text. Upload a version with text.',
  limit: 'This file contains more than can be read safely. Split it into smaller files and upload those.',
  timeout:
    'Reading this file took too long, so it was stopped. Split it into smaller files or save it in a simpler format.',
  crashed: 'This file could not be read. Save it in another format, such as .docx, .pdf or .txt, and upload that.',
};

/** 413 too large, 415 unsupported or mislabelled, 400 empty, 422 well-formed request with an unreadable file. */
const statuses: Record<ExtractionFailureCode, 400 | 413 | 415 | 422> = {
  empty_file: 400,
  too_large: 413,
  unsupported_type: 415,
  mislabelled: 415,
  corrupt: 422,
  password_protected: 422,
  no_text: 422,
  limit: 422,
  timeout: 422,
  crashed: 422,
};

/** The HTTP status for this failure. */
export function failureStatus(code: ExtractionFailureCode): 400 | 413 | 415 | 422 {
  return statuses[code];
}

/** A failure as a result. `message` replaces the code's default sentence where a format knows more. */
export function failure(code: ExtractionFailureCode, message: string = sentences[code]): ExtractionFailure {
  return { ok: false, code, message };
}

/** Thrown inside extract/ only; `extractBytes` turns it into a result. */
export class ExtractionError extends Error {
  override name = 'ExtractionError';
  readonly code: ExtractionFailureCode;

  constructor(code: ExtractionFailureCode, message: string = sentences[code]) {
    super(message);
    this.code = code;
  }
}
