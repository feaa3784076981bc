import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';
import { block, packedBlocks } from './blocks.ts';
import { extractionWarning } from './extraction-warning.ts';

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
 * the project already has is refused with 409, so that the page can ask. A file in which a participant was erased is refused in the same
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

/** With `blocks=packed` as they are stored: a table has hundreds of thousands. */
const storedDocumentText = z.extend(documentText, { blocks: z.union([packedBlocks, z.array(block)]) });

export const readDocument = route('GET', '/api/documents/:id/text', {
  action: 'documents.read',
  summary: "Get a document's stored text, to which quotes refer, with its addressed blocks",
  params: idParams,
  query: z.object({ blocks: z.optional(z.literal('packed')) }),
  reply: storedDocumentText,
});
