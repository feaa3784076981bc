import { bufferOf, type Content, contentOf, isEncryptedOffice, textContentOf } from './content.ts';
import { ExtractionError, failure } from './errors.ts';
import type { AcceptedType, Extraction, ExtractionResult, Format, SourceFile } from './extract.ts';
import { csv } from './formats/csv.ts';

import { docx } from './formats/docx.ts';
import { html } from './formats/html.ts';
import { markdown } from './formats/markdown.ts';

import { pdf } from './formats/pdf.ts';
import { plainText } from './formats/plain-text.ts';
import { rtf } from './formats/rtf.ts';
import { vtt } from './formats/vtt.ts';
import { xls } from './formats/xls.ts';
import { xlsx } from './formats/xlsx.ts';
import { maxTextLength, tooLong } from './limits.ts';

/** Formats that have to be saved as another one before they can be read. */
type ToBeSavedAs = { mediaType: string; saveAs: AcceptedType };

/** Every accepted file name ending and what is done with it. Libraries are loaded by their format when it is first used. */
export const registry: Record<AcceptedType, Format | ToBeSavedAs> = {
  txt: plainText,
  md: markdown,
  csv,
  vtt,
  html,
  htm: html,
  pdf,
  docx,
  doc: { mediaType: 'application/msword', saveAs: 'docx' },
  rtf,
  xlsx,
  xls,
};

/** The accepted type that a file name ends in, in any case; null when it is not one of them. */
export function typeOf(fileName: string): AcceptedType | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(registry, ending) ? (ending as AcceptedType) : null;
}

/** The size limit is the upload's and is kept here as well, for files that come from a disk. 10 x 1024 x 1024 bytes pass. */
const maxBytes = 10 * 1024 * 1024;

/**
 * Reads one file in this process. Never throws for what is in the file: every failure is a typed result. It can still run
 * long or out of memory on hostile input, so uploads go through `extractInSandbox`.
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
  if (bytes.length > maxBytes) throw new ExtractionError('too_large');
  if (isEncryptedOffice(bufferOf(bytes))) throw new ExtractionError('password_protected');
  const format = registry[type];
  if (!('parse' in format))
    throw isReadable(contentOf(bytes), type) ? mislabelled(type, bytes) : toBeSavedAs(type, format);
  if (!(await format.sniff(bytes))) throw mislabelled(type, bytes);
  return format.parse(bytes);
}

/** Whether the content is another type than its name says, and one that can be read as it is. */
function isReadable(content: Content | null, named: AcceptedType): boolean {
  return content !== null && 'type' in content && content.type !== named && 'parse' in registry[content.type];
}

function toBeSavedAs(type: AcceptedType, { saveAs }: ToBeSavedAs): ExtractionError {
  return new ExtractionError('unsupported_type', `Files of type .${type} cannot be read. ${saveItAs(saveAs)}`);
}

const saveItAs = (type: AcceptedType) => `Open it, save it as .${type} and upload that.`;

function mislabelled(type: AcceptedType, bytes: Uint8Array): ExtractionError {
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
  if ('advice' in content) return content.advice;
  const format = registry[content.type];
  return 'parse' in format ? `Rename it to end in .${content.type} and upload it again.` : saveItAs(format.saveAs);
}

/** The last check of every extraction: what the database, the reader and the engine rely on. */
function checked({ text, blocks, warnings }: Extraction): Extraction {
  if (text.length > maxTextLength) throw tooLong();
  if (text.trim() === '') throw new ExtractionError('no_text');
  return { text, blocks, warnings };
}
