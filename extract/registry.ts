import { maxUploadBytes } from '#contract/documents/documents-limits.ts';
import { bufferOf, type Content, contentOf, isBrokenOle, isEncryptedOffice, textContentOf } from './content.ts';
import { ExtractionError, failure } from './errors.ts';
import type { AcceptedType, Extraction, ExtractionResult, Format, SourceFile } from './extract.ts';
import { plainText } from './formats/plain-text.ts';
import { maxTextLength, tooLong } from './limits.ts';

type Entry = { mediaType: string; load: () => Promise<Format> };

const html: Entry = { mediaType: 'text/html', load: async () => (await import('./formats/html.ts')).html };

/**
 * The format of each accepted file extension. All but plain text are loaded on first use, because a child of the sandbox starts for
 * one file and loading all formats takes longer than reading a typical interview.
 */
export const registry: Record<AcceptedType, Entry> = {
  txt: { mediaType: 'text/plain', load: async () => plainText },
  md: { mediaType: 'text/markdown', load: async () => (await import('./formats/markdown.ts')).markdown },
  csv: { mediaType: 'text/csv', load: async () => (await import('./formats/csv.ts')).csv },
  vtt: { mediaType: 'text/vtt', load: async () => (await import('./formats/vtt.ts')).vtt },
  html,
  htm: html,
  pdf: { mediaType: 'application/pdf', load: async () => (await import('./formats/pdf/pdf.ts')).pdf },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    load: async () => (await import('./formats/word/docx.ts')).docx,
  },
  doc: { mediaType: 'application/msword', load: async () => (await import('./formats/word/doc.ts')).doc },
  rtf: { mediaType: 'application/rtf', load: async () => (await import('./formats/rtf/rtf.ts')).rtf },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./formats/xlsx.ts')).xlsx,
  },
  xls: { mediaType: 'application/vnd.ms-excel', load: async () => (await import('./formats/xls.ts')).xls },
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
  const format = await registry[type].load();
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
