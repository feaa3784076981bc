import { maxUploadBytes } from '#contract/documents-limits.ts';
import { bufferOf, type Content, contentOf, isBrokenOle, isEncryptedOffice, textContentOf } from './content.ts';
import { ExtractionError, failure } from './errors.ts';
import type { AcceptedType, Extraction, ExtractionResult, Format, SourceFile } from './extract.ts';
import { csv } from './formats/csv.ts';
import { html } from './formats/html.ts';
import { markdown } from './formats/markdown.ts';
import { pdf } from './formats/pdf/pdf.ts';
import { plainText } from './formats/plain-text.ts';
import { rtf } from './formats/rtf/rtf.ts';
import { vtt } from './formats/vtt.ts';
import { doc } from './formats/word/doc.ts';
import { docx } from './formats/word/docx.ts';
import { xls } from './formats/xls.ts';
import { xlsx } from './formats/xlsx.ts';
import { maxTextLength, tooLong } from './limits.ts';

/** The format of each accepted file extension. Each format loads its libraries on first use. */
export const registry: Record<AcceptedType, Format> = {
  txt: plainText,
  md: markdown,
  csv,
  vtt,
  html,
  htm: html,
  pdf,
  docx,
  doc,
  rtf,
  xlsx,
  xls,
};

/** The accepted type of a file name's extension, in any case; null for any other. */
export function typeOf(fileName: string): AcceptedType | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(registry, ending) ? (ending as AcceptedType) : null;
}

/**
 * Reads one file in this process. Never throws because of its content: every failure is a typed result. Hostile input
 * can still take too long or exhaust the memory, so uploads go through `extractInSandbox`.
 */
export async function extractBytes(file: SourceFile): Promise<ExtractionResult> {
  try {
    return { ok: true, ...checked(await parse(file)) };
  } catch (error) {
    if (error instanceof ExtractionError) return failure(error.code, error.message);
    return failure('corrupt');
  }
}

async function parse({ fileName, bytes }: SourceFile): Promise<Extraction> {
  const type = typeOf(fileName);
  if (!type) throw new ExtractionError('unsupported_type');
  if (bytes.length === 0) throw new ExtractionError('empty_file');
  if (bytes.length > maxUploadBytes) throw new ExtractionError('too_large');
  if (isEncryptedOffice(bufferOf(bytes))) throw new ExtractionError('password_protected');
  const format = registry[type];
  if (!(await format.sniff(bytes))) throw mislabelled(type, bytes);
  return format.parse(bytes);
}

function mislabelled(type: AcceptedType, bytes: Uint8Array): ExtractionError {
  if ((type === 'doc' || type === 'xls') && isBrokenOle(bufferOf(bytes))) return new ExtractionError('corrupt');
  const content = contentOf(bytes) ?? textContentOf(bytes);
  if (!content || ('type' in content && content.type === type)) {
    return new ExtractionError(
      'mislabelled',
      `This file is named .${type}, but its content is not of that type. Open it, save it as .${type} again and upload the new copy.`,
    );
  }
  return new ExtractionError(
    'mislabelled',
    `This file is named .${type}, but its content is ${content.name}. ${adviceFor(content)}`,
  );
}

function adviceFor(content: Content): string {
  return 'advice' in content ? content.advice : `Rename it to end in .${content.type} and upload it again.`;
}

/** The final checks of every extraction, on which the database, the reader and the engine rely. */
function checked({ text, blocks, warnings }: Extraction): Extraction {
  if (text.length > maxTextLength) throw tooLong();
  if (text.trim() === '') throw new ExtractionError('no_text');
  return { text, blocks, warnings };
}
