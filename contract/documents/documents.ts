import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';
import { extractionWarning } from './extraction-warning.ts';

/**
 * A range of a document's stored text with its address. `start` and `end` are UTF-16 offsets, end exclusive. Only the
 * address fields that apply to the format are present: `page`, `row`, `line` and `cue.index` count from 1.
 */
export const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'row', 'cue', 'code', 'note']),
  start: z.int(),
  end: z.int(),
  page: z.optional(z.int()),
  sheet: z.optional(z.string()),
  row: z.optional(z.int()),
  /** A column heading, or a cell address such as B4. */
  cell: z.optional(z.string()),
  cue: z.optional(z.object({ index: z.int(), startMs: z.int(), endMs: z.int() })),
  speaker: z.optional(z.string()),
  line: z.optional(z.int()),
  /** Heading depth, 1 to 6. */
  level: z.optional(z.int()),
});
export type Block = z.infer<typeof block>;

export const uploadedDocument = z.object({
  id: z.int(),
  fileName: z.string(),
  createdAt: moment,
  warnings: z.optional(z.array(extractionWarning)),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

/** Error code when `sameContent` is `ask` and the project already has a document with the same bytes. */
export const sameContentCode = 'same_content';

/**
 * The body is a multipart form: `projectId`, one file in `files`, and optionally `sameContent`. With `ask`, a file that
 * the project already has is refused with 409, so that the page can ask. A file from which a participant was erased is refused in the same
 * way unless `sameContent` is `store`.
 */
export const uploadDocument = route('POST', '/api/insights', {
  action: 'documents.upload',
  summary: 'Upload one document to a project (multipart: projectId, files)',
  status: 201,
  reply: uploadedDocument,
});

export const documentText = z.object({
  id: z.int(),
  projectId: z.int(),
  fileName: z.string(),
  fileType: z.string(),
  createdAt: moment,
  text: z.string(),
  blocks: z.array(block),
  warnings: z.array(extractionWarning),
});
export type DocumentText = z.infer<typeof documentText>;

export const readDocument = route('GET', '/api/documents/:id/text', {
  action: 'documents.read',
  summary: "Get a document's stored text, to which quotes refer, with its addressed blocks",
  params: idParams,
  reply: documentText,
});
