import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maxUploadBytes, tooLargeMessage } from '#contract/documents/documents-limits.ts';
import { AppError, invalid } from '../../errors.ts';

export type Upload = { fields: Record<string, string>; fileName: string; bytes: Buffer };

/** One file and some fields of a multipart form, in any order. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError(415, 'unsupported_media_type', 'Send the file as a multipart form');
  const fields: Record<string, string> = {};
  let file: { fileName: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.parts({
      limits: { files: 1, fields: 10, fieldSize: 10_000, fileSize: maxUploadBytes },
    })) {
      if (part.type === 'file') file = { fileName: part.filename, bytes: await part.toBuffer() };
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (!file?.fileName) throw invalid('Please choose a file to upload');
  return { fields, ...file };
}

function asRefusal(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(413, 'too_large', tooLargeMessage);
  if (code === 'FST_FILES_LIMIT') return invalid('Please send one file at a time');
  if (code?.startsWith('FST_')) return invalid('The form could not be read. Please try the upload again.');
  // The client disconnected, or the body is not a multipart form.
  return error instanceof Error && /multipart|form|boundary|Unexpected end|aborted/i.test(error.message)
    ? invalid('The form could not be read. Please try the upload again.')
    : error;
}
